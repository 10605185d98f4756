/** One broken rule: where in the body, Discord's code and sentence for it. */
export interface Problem {
  readonly path: readonly (string | number)[];
  readonly code: string;
  readonly message: string;
}

export type ErrorTree = { readonly [key: string]: unknown };

export function problem(path: readonly (string | number)[], code: string, message: string): Problem {
  return { path, code, message };
}

export function tooLong(path: readonly (string | number)[], most: number): Problem {
  return problem(path, 'BASE_TYPE_MAX_LENGTH', `Must be ${most} or fewer in length.`);
}

export function required(path: readonly (string | number)[]): Problem {
  return problem(path, 'BASE_TYPE_REQUIRED', 'This field is required');
}

/** The problems as the nested `errors` of a 50035 answer. */
export function errorTree(problems: readonly Problem[]): ErrorTree {
  const root: Record<string, unknown> = {};
  for (const { path, code, message } of problems) {
    let node = root;
    for (const key of path) {
      node[key] ??= {};
      node = node[key] as Record<string, unknown>;
    }
    const list = (node['_errors'] ??= []) as unknown[];
    list.push({ code, message });
  }
  return root;
}
