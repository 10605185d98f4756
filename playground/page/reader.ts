import { createContext } from 'preact';
import type { Place } from '../protocol.ts';

/** Whose eyes a message is shown to: their language, and the names that they know. */
export type ReaderLook = Pick<Place, 'names' | 'roles' | 'channels' | 'members'> & {
  readonly meId: string;
  readonly locale: string;
  readonly openChannel: (channelId: string) => void;
};

export const Reader = createContext<ReaderLook>({
  meId: '',
  locale: 'en-US',
  names: {},
  roles: [],
  channels: [],
  members: [],
  openChannel: () => undefined,
});
