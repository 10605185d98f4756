import * as spec from 'discord-api-spec/zod';

import { problem, required, type Problem } from './problems.ts';

/** Where zod keeps what a schema consists of. */
export const internals = '_zod';

/** As much of a zod schema as is used here. */
export interface Schema {
  readonly safeParse: (value: unknown) => {
    readonly success: boolean;
    readonly error?: { readonly issues: readonly Issue[] };
  };
  readonly [internals]: { readonly def: SchemaDef };
}

export interface SchemaDef {
  readonly type: string;
  readonly shape?: Readonly<Record<string, Schema>>;
  readonly options?: readonly Schema[];
  readonly element?: Schema;
  readonly innerType?: Schema;
  readonly getter?: () => Schema;
  readonly values?: readonly unknown[];
}

interface Issue {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly expected?: string;
  readonly origin?: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly format?: string;
  readonly errors?: readonly (readonly Issue[])[];
}

const schemas = spec as unknown as Readonly<Record<string, Schema | undefined>>;

/** Discord's own schema of this name, without the word Schema; throws when there is none. */
export function schemaOf(name: string): Schema {
  const schema = schemas[`${name}Schema`];
  if (schema === undefined) throw new Error(`Discord's specification has no schema ${name}`);
  return schema;
}

/** What a schema finds wrong in a value, in Discord's words. */
export function schemaProblems(schema: Schema, value: unknown): readonly Problem[] {
  const parsed = schema.safeParse(value);
  if (parsed.success) return [];
  return (parsed.error?.issues ?? []).flatMap((issue) => problemsOf(issue, [], value));
}

function problemsOf(issue: Issue, prefix: readonly (string | number)[], root: unknown): readonly Problem[] {
  const path = [...prefix, ...issue.path];
  if (issue.code === 'invalid_union') return nearestBranch(issue.errors ?? [], path, root);
  return [asProblem(issue, path, root)];
}

/** Of the alternatives the one that was meant: its `type` fits, and it has the fewest faults. */
function nearestBranch(
  branches: readonly (readonly Issue[])[],
  path: readonly (string | number)[],
  root: unknown,
): readonly Problem[] {
  const nearest = [...branches].sort((a, b) => distance(a) - distance(b))[0];
  if (nearest === undefined) return [problem(path, 'UNION_TYPE_CHOICES', 'This value fits no alternative.')];
  return nearest.flatMap((issue) => problemsOf(issue, path, root));
}

function distance(issues: readonly Issue[]): number {
  const otherKind = issues.some(({ path }) => path.length === 0 || (path.length === 1 && path[0] === 'type'));
  return issues.length + (otherKind ? 1000 : 0);
}

function asProblem(issue: Issue, path: readonly (string | number)[], root: unknown): Problem {
  const measuresLength = issue.origin === 'string' || issue.origin === 'array';
  if (issue.code === 'too_big' && measuresLength) {
    return problem(path, 'BASE_TYPE_BAD_LENGTH', `Must be ${issue.maximum} or fewer in length.`);
  }
  if (issue.code === 'too_small' && measuresLength) {
    return problem(path, 'BASE_TYPE_BAD_LENGTH', `Must be ${issue.minimum} or more in length.`);
  }
  if (issue.code === 'too_big') {
    return problem(path, 'NUMBER_TYPE_MAX', `Value should be less than or equal to ${issue.maximum}.`);
  }
  if (issue.code === 'too_small') {
    return problem(path, 'NUMBER_TYPE_MIN', `Value should be greater than or equal to ${issue.minimum}.`);
  }
  if (valueAt(root, path) === undefined) return required(path);
  if (issue.code === 'invalid_value')
    return problem(path, 'BASE_TYPE_CHOICES', 'Not one of the allowed values.');
  return problem(
    path,
    'BASE_TYPE_INVALID',
    `This value is not a valid ${issue.format ?? issue.expected ?? 'value'}.`,
  );
}

function valueAt(root: unknown, path: readonly (string | number)[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      value === null || value === undefined ? undefined : (value as Record<string | number, unknown>)[key],
    root,
  );
}
