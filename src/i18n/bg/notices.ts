import type { ErrorSentences, PingSentences } from '../sentences.ts';
import { words } from './words.ts';

export const ping: PingSentences = {
  turn: (mention, until) => `${mention}, твой ред е${until === null ? '' : `: времето изтича ${until}`}.`,
  reminder: (mention, until) =>
    `${mention}, половината ти време мина${until === null ? '' : `: компютър ще изиграе хода ти ${until}`}.`,
  openHandIsReady: 'Отворените ти карти показват какво можеш да играеш.',
  reopenHand: 'Натисни **Моите карти** на масата или напиши `/белот карти`.',
};

export const errors: ErrorSentences = {
  unexpected: (id) =>
    `За жалост нещо тук се обърка. Масата е такава, каквато я остави последното прието натискане. (Грешка ${id})`,
  channelGone: 'Каналът на тази маса го няма, затова масата не може да бъде показана.',
  tooManyThreads:
    'Този сървър има толкова активни нишки, колкото Discord позволява. Архивирай една и опитай пак `/белот играй`.',
  noThreads: 'Масата се играе в нишка, а в този вид канал няма нишки. Опитай `/белот играй` в текстов канал.',
  noAnnouncements: (ruleSet) => `${words.ruleSet[ruleSet]} се играе без анонси.`,
  tableOpened: (thread) => `Масата ти е отворена. Играе се в ${thread}.`,
  withoutPictures: (permission) =>
    `Тук не мога да прикачвам картинки, затова масата се показва като текст. За да се промени това, дай ми разрешението **${permission}**.`,
  left: 'Вече не седиш на масата.',
  tableReposted: 'Масата отново е най-долу.',
  tableEnded: 'Партията е прекратена и не важи за сезона.',
  whichTable: (threads) =>
    `Тук има няколко маси: ${words.list(threads)}. Напиши командата в нишката на масата, за която става дума.`,
};
