import type { JSX } from 'preact';
import type { Person } from '../../protocol.ts';
import { Avatar } from '../avatar.tsx';
import { Icon } from '../icon.tsx';

type Props = {
  readonly people: readonly Person[];
  readonly me: Person | undefined;
  readonly phone: boolean;
  readonly listShown: boolean;
  readonly become: (personId: string) => void;
  readonly setPhone: (phone: boolean) => void;
  readonly setLocale: (locale: string) => void;
  readonly toggleList: () => void;
  readonly reload: () => void;
};

const LANGUAGES = [
  ['en-US', 'English'],
  ['fr', 'Français'],
  ['de', 'Deutsch'],
  ['bg', 'Български'],
  ['hr', 'Hrvatski'],
  ['ja', '日本語'],
] as const;

/** Who one is in this pane, in which language, and how wide. */
export function PaneBar(props: Props): JSX.Element {
  const { people, me, phone, listShown, become } = props;
  return (
    <header class="pane-bar">
      <button
        type="button"
        class="icon-button list-toggle"
        aria-label="Channels"
        aria-expanded={listShown}
        onClick={props.toggleList}
      >
        <Icon name="menu" />
      </button>
      <div class="people" role="group" aria-label="Be somebody else">
        {people.map((person) => (
          <button
            key={person.id}
            type="button"
            class="person"
            aria-pressed={person.id === me?.id}
            aria-label={describe(person)}
            title={describe(person)}
            onClick={() => become(person.id)}
          >
            <Avatar id={person.id} name={person.name} />
          </button>
        ))}
      </div>
      <h2 class="me">
        {me?.name} {me === undefined || me.role === 'member' ? null : <small>{me.role}</small>}
      </h2>
      <div class="pane-tools">
        <select
          aria-label={`Language of ${me?.name ?? 'somebody'}`}
          value={me?.locale}
          onChange={(event) => props.setLocale(event.currentTarget.value)}
        >
          {LANGUAGES.map(([locale, name]) => (
            <option key={locale} value={locale}>
              {name}
            </option>
          ))}
        </select>
        <button
          type="button"
          class="icon-button"
          aria-label="As wide as a phone"
          title="As wide as a phone"
          aria-pressed={phone}
          onClick={() => props.setPhone(!phone)}
        >
          <Icon name="phone" />
        </button>
        <button
          type="button"
          class="icon-button"
          aria-label="Reload this client: private messages are gone"
          title="Reload this client: private messages are gone"
          onClick={props.reload}
        >
          <Icon name="reload" />
        </button>
      </div>
    </header>
  );
}

function describe({ name, role, inServer }: Person): string {
  const what = { member: '', moderator: ', moderator', stranger: ', sits at no table' }[role];
  return `${name}${what}${inServer ? '' : ', not in the server'}`;
}
