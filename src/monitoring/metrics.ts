import type { Log, Thinker } from '../app/ports.ts';

/** Figures of the running program in the text format of Prometheus. Labels are words of the program: no ids, names or cards. */
export type Metrics = {
  /** The same log, with its lines counted by event. */
  counted(log: Log): Log;
  /** The same thinker, with its moves timed by level. */
  timed<T extends Thinker>(thinker: T): T;
  /** Does the work of an interaction and takes its time. */
  interaction(kind: string, work: () => Promise<void>): Promise<void>;
  /** Discord answered a request with this HTTP status. */
  answered(status: number): void;
  /** A number that is read whenever the figures are asked for. */
  gauge(name: string, help: string, read: () => number | Promise<number>): void;
  text(): Promise<string>;
};

/** Where nobody asks for figures: nothing is counted, and nothing that counts is loaded. */
export const NO_METRICS: Metrics = {
  counted: (log) => log,
  timed: (thinker) => thinker,
  interaction: (_, work) => work(),
  answered: () => undefined,
  gauge: () => undefined,
  text: async () => '',
};
