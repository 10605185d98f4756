import type { ErrorSentences, PingSentences } from '../sentences.ts';
import { words } from './words.ts';

export const ping: PingSentences = {
  turn: (mention, until) => `${mention}, it is your turn${until === null ? '' : `: time is up ${until}`}.`,
  reminder: (mention, until) =>
    `${mention}, half of your time is gone${until === null ? '' : `: a computer plays for you ${until}`}.`,
  openHandIsReady: 'Your open hand shows what you can play.',
  reopenHand: 'Press **My hand** at the table, or type `/belote hand`.',
};

export const errors: ErrorSentences = {
  unexpected: (id) =>
    `Sorry, something went wrong here. The table stands as its last accepted press left it. (Error ${id})`,
  channelGone: 'The channel of this table is gone, so the table cannot be shown.',
  tooManyThreads:
    'This server has as many active threads as Discord allows. Archive one, then try `/belote start` again.',
  noThreads:
    'A table is played in a thread, and this kind of channel has none. Try `/belote start` in a text channel.',
  noAnnouncements: (ruleSet) => `${words.ruleSet[ruleSet]} is played without announcements.`,
  tableOpened: (thread) => `Your table is open. It is played in ${thread}.`,
  withoutPictures: (permission) =>
    `I may not attach pictures here, so the table is shown as text. To change that, give me the permission **${permission}**.`,
  left: 'You left the table.',
  tableReposted: 'The table is at the bottom again.',
  tableEnded: 'The match is ended and does not count for the season.',
  whichTable: (threads) =>
    `There are several tables here: ${words.list(threads)}. Type the command in the thread of the one that you mean.`,
};
