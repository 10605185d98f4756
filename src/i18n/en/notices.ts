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
  unexpected: (id) => `Sorry, something went wrong here. Nothing was played. (Error ${id})`,
  threadGone: 'The thread of this table is gone. `/belote table` shows the table again.',
  channelGone: 'The channel of this table is gone, so the table cannot be shown.',
  tooManyThreads:
    'This server has as many active threads as Discord allows. Archive one, then try `/belote start` again.',
  needsPermissions: (permissions, place) =>
    `I need ${words.list(permissions.map((each) => `**${each}**`))} in ${place} to show the table there.`,
  noAnnouncements: (ruleSet) => `${words.ruleSet[ruleSet]} is played without announcements.`,
  tableOpened: (thread) => `Your table is open. It is played in ${thread}.`,
  left: 'You left the table.',
  saved: 'Saved.',
  tableReposted: 'The table is at the bottom again.',
  tableEnded: 'The match is ended.',
  joinedTable: (thread) => `You sit at the table in ${thread}.`,
};
