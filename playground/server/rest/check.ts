import { normaliseAnswer, normaliseRequest } from '../validate/normalise.ts';
import { schemaOf, schemaProblems, type Schema } from '../validate/schemas.ts';
import { problem, type Problem } from '../validate/problems.ts';
import { unknownKeys } from '../validate/unknown-keys.ts';
import type { Json } from '../world/model.ts';
import type { Route } from './route.ts';

export interface RequestCheck {
  readonly problems: readonly Problem[];
  /** Keys that Discord would drop without a word. */
  readonly unknown: readonly string[];
}

/** What discord.js sends although Discord does not ask for it. */
const clientExtras: Readonly<Record<string, readonly string[]>> = {
  CreateTextThreadWithMessageRequest: ['.type', '.invitable'],
};

/** Checks a body against the schema of its route. */
export function checkRequest(route: Route, body: unknown): RequestCheck {
  const name = typeof route.request === 'function' ? route.request(body as Json) : route.request;
  if (name === null) return typeof route.request === 'function' ? unknownType : nothingWrong;
  return checkBody(name, body);
}

/** Checks a body against the schema of this name, or a list of it. */
export function checkBody(name: string, body: unknown): RequestCheck {
  const value = normaliseRequest(body);
  const { schema, isList } = named(name);
  if (!isList) {
    const sentAnyway = clientExtras[name] ?? [];
    const unknown = unknownKeys(schema, value).filter((path) => !sentAnyway.includes(path));
    return { problems: schemaProblems(schema, value), unknown };
  }
  if (!Array.isArray(value)) {
    return {
      problems: [problem([], 'LIST_TYPE_CONVERT', 'Only iterables may be used in a ListType')],
      unknown: [],
    };
  }
  return {
    problems: value.flatMap((each, index) =>
      schemaProblems(schema, each).map((found) => ({ ...found, path: [index, ...found.path] })),
    ),
    unknown: value.flatMap((each, index) => unknownKeys(schema, each, `[${index}]`)),
  };
}

export function unknownKey(path: string): string {
  return `Discord knows no such key: ${path}`;
}

/** What Discord's own description of the answer says against ours. */
export function answerProblems(route: Route, text: string): readonly Problem[] {
  if (route.response === null) return [];
  const { schema, isList } = named(route.response);
  const value = normaliseAnswer(text);
  return isList
    ? (value as readonly unknown[]).flatMap((each) => schemaProblems(schema, each))
    : schemaProblems(schema, value);
}

/** The places of findings in one line each. */
export function describe(problems: readonly Problem[]): readonly string[] {
  return problems.map(({ path, code, message }) => `${path.join('.')}: ${code} ${message}`);
}

function named(name: string): { readonly schema: Schema; readonly isList: boolean } {
  const isList = name.endsWith('[]');
  return { schema: schemaOf(isList ? name.slice(0, -2) : name), isList };
}

const nothingWrong: RequestCheck = { problems: [], unknown: [] };

const unknownType: RequestCheck = {
  problems: [problem(['type'], 'BASE_TYPE_CHOICES', 'Value must be one of {4, 5, 6, 7, 8, 9}.')],
  unknown: [],
};
