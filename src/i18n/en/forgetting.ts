import type { ForgettingSentences } from '../forgetting.ts';
import { words } from './words.ts';

export const forgetting: ForgettingSentences = {
  title: 'Forget me',
  ask: 'This erases what I keep about you, on every server: your settings, and your name and id in matches, standings and logs. It cannot be undone.\n\nThe matches that you played stay for the sake of the others; there you are called *somebody who left*. Messages in channels stay as they are, and so do backups of whoever runs me. Afterwards you begin as if you had never been here.',
  button: 'Erase everything',
  stillAt: (threads) =>
    `You still belong to an open table: ${words.list(threads)}. Leave it with \`/belote leave\`; where you left or had to leave a match, wait until it is over. Then come back here.`,
  done: 'Done: I know nothing about you any more. Whenever you like, `/belote start` begins anew.',
};
