import type { Method, Route } from './route.ts';

export interface Match {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}

/** Finds the route of a path; a literal segment is preferred to a parameter. */
export type Router = (method: string, segments: readonly string[]) => Match | undefined;

interface Node {
  readonly literal: Map<string, Node>;
  parameter: { readonly name: string; readonly node: Node } | null;
  readonly routes: Map<string, Route>;
}

export function createRouter(routes: readonly Route[]): Router {
  const root = emptyNode();
  for (const route of routes) plant(root, route);
  return (method, segments) => find(root, method as Method, segments, 0, {});
}

function emptyNode(): Node {
  return { literal: new Map(), parameter: null, routes: new Map() };
}

function plant(root: Node, route: Route): void {
  let node = root;
  for (const segment of route.path.split('/').filter((each) => each !== '')) {
    const name = /^\{(\w+)\}$/.exec(segment)?.[1];
    node = name === undefined ? literalChild(node, segment) : parameterChild(node, name);
  }
  node.routes.set(route.method, route);
}

function literalChild(node: Node, segment: string): Node {
  const child = node.literal.get(segment) ?? emptyNode();
  node.literal.set(segment, child);
  return child;
}

function parameterChild(node: Node, name: string): Node {
  node.parameter ??= { name, node: emptyNode() };
  return node.parameter.node;
}

function find(
  node: Node,
  method: Method,
  segments: readonly string[],
  at: number,
  params: Readonly<Record<string, string>>,
): Match | undefined {
  const segment = segments[at];
  if (segment === undefined) {
    const route = node.routes.get(method);
    return route === undefined ? undefined : { route, params: named(route, params) };
  }
  const literal = node.literal.get(segment);
  const exact = literal === undefined ? undefined : find(literal, method, segments, at + 1, params);
  if (exact !== undefined || node.parameter === null) return exact;
  return find(node.parameter.node, method, segments, at + 1, { ...params, [at]: segment });
}

/** Parameters are collected by position, since routes of one shape may name them differently. */
function named(route: Route, byPosition: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  const segments = route.path.split('/').filter((each) => each !== '');
  return Object.fromEntries(
    Object.entries(byPosition).map(([at, value]) => [(segments[Number(at)] ?? '').slice(1, -1), value]),
  );
}
