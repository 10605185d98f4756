import type { ErrorSentences, PingSentences } from '../sentences.ts';
import { words } from './words.ts';

export const ping: PingSentences = {
  turn: (mention, until) => `${mention}, c’est à toi${until === null ? '' : ` : fin du temps ${until}`}.`,
  reminder: (mention, until) =>
    `${mention}, la moitié de ton temps est passée${until === null ? '' : ` : un ordinateur joue pour toi ${until}`}.`,
  openHandIsReady: 'Ton jeu ouvert montre ce que tu peux jouer.',
  reopenHand: 'Appuie sur **Mes cartes** à la table, ou tape `/belote cartes`.',
};

export const errors: ErrorSentences = {
  unexpected: (id) =>
    `Oups, il y a eu un problème ici. La table en est restée au dernier clic accepté. (Erreur ${id})`,
  channelGone: 'Le salon de cette table a disparu : la table ne peut plus être affichée.',
  tooManyThreads:
    'Ce serveur a autant de fils actifs que Discord le permet. Archives-en un, puis réessaie `/belote jouer`.',
  noThreads:
    'Une table se joue dans un fil, et ce genre de salon n’en a pas. Essaie `/belote jouer` dans un salon textuel.',
  noAnnouncements: (ruleSet) => `${words.ruleSet[ruleSet]} : cette variante se joue sans annonces.`,
  tableOpened: (thread) => `Ta table est ouverte. La partie se joue dans ${thread}.`,
  withoutPictures: (permission) =>
    `Je ne peux pas joindre d’images ici, donc la table est montrée en texte. Pour changer cela, donne-moi la permission **${permission}**.`,
  left: 'Tu as quitté la table.',
  tableReposted: 'La table est de nouveau en bas.',
  tableEnded: 'La partie est arrêtée et ne compte pas pour la saison.',
  whichTable: (threads) =>
    `Il y a plusieurs tables ici : ${words.list(threads)}. Tape la commande dans le fil de la table en question.`,
};
