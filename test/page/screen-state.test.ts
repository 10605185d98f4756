import { describe, expect, it } from 'vitest';
import { wishesOf } from '../../playground/page/address.ts';
import { relative } from '../../playground/page/markdown/relative.ts';
import { commandLooks, matching } from '../../playground/page/pane/commands.ts';
import { BLANK, changed, type PaneChange } from '../../playground/page/pane/pane-state.ts';
import type { MessageLook } from '../../playground/protocol.ts';

const COMMANDS = [
  {
    name: 'belote',
    description: 'Play',
    name_localizations: { fr: 'belote' },
    options: [
      { type: 1, name: 'start', description: 'Open a table', name_localizations: { fr: 'ouvrir' } },
      {
        type: 1,
        name: 'standings',
        description: 'The season',
        description_localizations: { fr: 'La saison' },
      },
      {
        type: 2,
        name: 'season',
        description: 'Seasons',
        options: [{ type: 1, name: 'close', description: 'Close it' }],
      },
    ],
  },
];

describe('matching', () => {
  it.each([
    ['', 'fr', ['belote ouvrir', 'belote standings', 'belote season close']],
    ['st', 'en-US', ['belote start', 'belote standings']],
    ['belote st', 'en-US', ['belote start', 'belote standings']],
    ['ouv', 'fr', ['belote ouvrir']],
    ['start', 'fr', ['belote ouvrir']],
    ['cl', 'de', ['belote season close']],
    ['nothing', 'fr', []],
  ])('"%s" typed in %s offers %j', (typed, locale, lines) => {
    expect(matching(commandLooks(COMMANDS, locale), typed).map((each) => each.shownLine)).toEqual(lines);
  });

  it('describes in the language of the reader, or as it was registered', () => {
    const looks = commandLooks(COMMANDS, 'fr').map((each) => each.description);
    expect(looks).toEqual(['Open a table', 'La saison', 'Close it']);
  });
});

function message(id: string, channelId: string, content: string): MessageLook {
  return { id, channel_id: channelId, content } as MessageLook;
}

function after(...changes: readonly PaneChange[]): ReturnType<typeof changed> {
  return changes.reduce(changed, BLANK);
}

describe('changed', () => {
  const opened: PaneChange = { type: 'opened', channelId: 'a' };
  const first: PaneChange = { type: 'messages', channelId: 'a', messages: [message('1', 'a', 'one')] };

  it('puts new messages at the end and edits known ones in place', () => {
    const { messages } = after(
      opened,
      first,
      { type: 'message', message: message('2', 'a', 'two') },
      { type: 'message', message: message('1', 'a', 'one, edited') },
    );
    expect(messages?.map((each) => each.content)).toEqual(['one, edited', 'two']);
  });

  it('shows nothing of a channel that was left in the meantime', () => {
    const state = after(opened, first, { type: 'opened', channelId: 'b' }, first);
    expect(state.messages).toBeNull();
  });

  it('counts what is unread and forgets it when the channel is opened', () => {
    const unread: PaneChange = { type: 'unread', channelId: 'b', pingsMe: false };
    const state = after(opened, unread, { ...unread, pingsMe: true });
    expect(state.unread).toEqual({ b: { count: 2, pings: 1 } });
    expect(changed(state, { type: 'opened', channelId: 'b' }).unread).toEqual({});
  });

  it('leaves nothing of one person on the screen of the next', () => {
    expect(after(opened, first, { type: 'cleared' })).toEqual(BLANK);
  });
});

describe('relative', () => {
  it.each([
    [42, 'in 42 seconds'],
    [-1, '1 second ago'],
    [119, 'in 1 minute'],
    [-3700, '1 hour ago'],
    [172_800, 'in 2 days'],
  ])('%i seconds: %s', (seconds, text) => expect(relative(seconds, 'en-US')).toBe(text));
});

describe('wishesOf', () => {
  it('reads a deep link', () => {
    expect(
      wishesOf('?scene=lobby&language=hr&faces=german&panes=2&people=1,3&theme=light&tour=off&phone'),
    ).toEqual({
      scene: 'lobby',
      look: { language: 'hr', faces: 'german' },
      panes: 2,
      people: [1, 3],
      channelId: null,
      phone: true,
      theme: 'light',
      tour: false,
    });
  });

  it('takes what it does not know for nothing', () => {
    expect(wishesOf('?scene=elsewhere&language=xx&faces=none&panes=3&people=x&theme=pink')).toEqual(
      wishesOf(''),
    );
  });
});
