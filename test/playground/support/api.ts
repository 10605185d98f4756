import type { LocalDiscord } from '../../../playground/server/local-discord.ts';

export interface ApiAnswer {
  readonly status: number;
  /** Discord's code of a refusal. */
  readonly code: number | undefined;
  /** The places in the body that were refused, each with its code: `components.0.label BASE_TYPE_MAX_LENGTH`. */
  readonly wrong: readonly string[];
  readonly body: Readonly<Record<string, unknown>>;
  readonly headers: Headers;
}

export interface ApiFile {
  readonly name: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
}

export type Api = (
  method: string,
  path: string,
  body?: unknown,
  files?: readonly ApiFile[],
) => Promise<ApiAnswer>;

/** Plain requests with the bot's token. */
export function apiOf(discord: LocalDiscord, token: string = discord.token): Api {
  return async (method, path, body, files) => {
    const response = await fetch(`${discord.apiUrl}/v10${path}`, {
      method,
      headers: {
        authorization: `Bot ${token}`,
        ...(files === undefined && body !== undefined ? { 'content-type': 'application/json' } : {}),
      },
      ...(body === undefined ? {} : { body: files === undefined ? JSON.stringify(body) : form(body, files) }),
    });
    const text = await response.text();
    const answer = (text === '' ? {} : JSON.parse(text)) as Readonly<Record<string, unknown>>;
    return {
      status: response.status,
      code: response.ok ? undefined : (answer['code'] as number),
      wrong: placesOf(answer['errors'], []),
      body: answer,
      headers: response.headers,
    };
  };
}

function form(body: unknown, files: readonly ApiFile[]): FormData {
  const data = new FormData();
  data.set('payload_json', JSON.stringify(body));
  files.forEach((file, index) => data.set(`files[${index}]`, new Blob([file.bytes]), file.name));
  return data;
}

function placesOf(tree: unknown, path: readonly string[]): readonly string[] {
  if (typeof tree !== 'object' || tree === null) return [];
  return Object.entries(tree).flatMap(([key, inner]) =>
    key === '_errors'
      ? (inner as readonly { readonly code: string }[]).map(({ code }) => `${path.join('.')} ${code}`)
      : placesOf(inner, [...path, key]),
  );
}
