import type { CommandSentences } from '../i18n/commands.ts';
import type { Sentences } from '../i18n/sentences.ts';
import type { FormId } from '../present/form-id.ts';
import type { House } from './house.ts';
import type { Visit } from './visit.ts';

/** What was typed behind a subcommand, by option name; absent = left out. A person is their user id, a bot is `bot`. */
export type Typed = Readonly<Record<string, string | number | boolean | undefined>>;

export type Option = {
  /** The option's key in the catalogue, and its name in English. */
  readonly key: string;
} & (
  | {
      readonly type: 'choice';
      /** Has to be given. */
      readonly required?: true;
      choices(s: Sentences): readonly { readonly name: string; readonly value: string }[];
    }
  | { readonly type: 'number'; readonly min: number; readonly max: number }
  /** Somebody's own words or a seed, at most so many letters. */
  | { readonly type: 'text'; readonly max: number; readonly required?: true }
  /** Somebody of the server; has to be given unless it says otherwise. */
  | { readonly type: 'person'; readonly required?: false }
);

/** One subcommand of `/belote`: its texts are in the catalogue under `key`. Everything it does is private to its caller. */
export type Subcommand = {
  readonly key: Exclude<keyof CommandSentences, 'belote' | 'choices'>;
  readonly options: readonly Option[];
} & (
  | {
      /** The command has been acknowledged with a private message; this fills it. */
      run(house: House, visit: Visit, typed: Typed): Promise<void>;
      /** The form that answers instead, where one is asked for. */
      form?(typed: Typed): FormId | null;
    }
  /** A form answers always. */
  | { form(typed: Typed): FormId }
);
