import { parseArgs } from 'node:util';
import { SCENES, type SceneName } from '../protocol.ts';

export type Arguments = {
  /** 0: any free one. */
  readonly port: number;
  readonly reset: boolean;
  readonly open: boolean;
  /** Whether the card faces are drawn and uploaded. */
  readonly emojis: boolean;
  readonly scene: SceneName | null;
  readonly help: boolean;
};

export const HELP = `Opens the bot on a Discord of this machine, with a page in the browser.

  npm run playground
  npm run playground -- --port 4000     on this port instead of any free one
  npm run playground -- --reset         forget what was played here before
  npm run playground -- --no-open       open no browser, only say the address
  npm run playground -- --no-emojis     cards as text; the first start is faster
  npm run playground -- --scene NAME    with a table that stands ready: ${SCENES.join(', ')}

It listens on 127.0.0.1 only, keeps its data in .playground/ and ends with Ctrl-C.`;

/** Reads the command line; throws a sentence on what it does not know. */
export function readArguments(args: readonly string[]): Arguments {
  const { values } = parseArgs({
    args: [...args],
    options: {
      port: { type: 'string', default: '0' },
      reset: { type: 'boolean', default: false },
      'no-open': { type: 'boolean', default: false },
      'no-emojis': { type: 'boolean', default: false },
      scene: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const { reset, help } = values;
  return {
    reset,
    help,
    port: portOf(values.port),
    open: !values['no-open'],
    emojis: !values['no-emojis'],
    scene: sceneOf(values.scene),
  };
}

function portOf(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  if (!(port <= 65_535)) throw new Error(`--port must be a number from 0 to 65535, not ${text}.`);
  return port;
}

function sceneOf(name: string | undefined): SceneName | null {
  if (name === undefined) return null;
  const scene = SCENES.find((each) => each === name);
  if (scene === undefined) throw new Error(`There is no scene ${name}; there are: ${SCENES.join(', ')}.`);
  return scene;
}
