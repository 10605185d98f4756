/** What may go wrong with a request. */
export type Fault =
  | { readonly status: number; readonly code?: number; readonly retryAfterMs?: number }
  | { readonly reset: 'before' | 'after-commit' }
  | { readonly delayMs: number };

/** Which requests a fault meets: the method when given, and the path without `/api/vN`. */
export interface FaultTarget {
  readonly method?: string;
  readonly route?: RegExp;
}

export interface ArmedFault {
  /** How many requests it has met. */
  readonly hits: () => number;
  readonly clear: () => void;
}

export interface Faults {
  /** The next `count` requests (1 unless told) that fit meet this fault. */
  readonly next: (target: FaultTarget, fault: Fault, count?: number) => ArmedFault;
  /** Every request that fits meets it until it is cleared. */
  readonly always: (target: FaultTarget, fault: Fault) => ArmedFault;
  readonly clear: () => void;
  /** Which fault this request meets, counted as a hit; the oldest first. */
  readonly meet: (method: string, path: string) => Fault | undefined;
}

interface Armed {
  readonly target: FaultTarget;
  readonly fault: Fault;
  left: number;
  hits: number;
}

export function createFaults(): Faults {
  const armed = new Set<Armed>();
  const arm = (target: FaultTarget, fault: Fault, count: number): ArmedFault => {
    const entry: Armed = { target, fault, left: count, hits: 0 };
    armed.add(entry);
    return { hits: () => entry.hits, clear: () => void armed.delete(entry) };
  };
  return {
    next: (target, fault, count = 1) => arm(target, fault, count),
    always: (target, fault) => arm(target, fault, Number.POSITIVE_INFINITY),
    clear: () => armed.clear(),
    meet(method, path) {
      for (const entry of armed) {
        if (!fits(entry.target, method, path)) continue;
        entry.hits += 1;
        entry.left -= 1;
        if (entry.left <= 0) armed.delete(entry);
        return entry.fault;
      }
      return undefined;
    },
  };
}

function fits({ method, route }: FaultTarget, requestMethod: string, path: string): boolean {
  return (method === undefined || method === requestMethod) && (route === undefined || route.test(path));
}
