import type { Store } from '../../src/app/ports.ts';

/** What can happen to the disk under a running store. */
export const OUTAGES = [
  'the disk is full',
  'the file is read-only',
  'another program holds the file',
] as const;
export type Outage = (typeof OUTAGES)[number];

/** A store on fresh data, with what a test needs to be unkind to it. */
export type Stage = {
  store(): Store;
  /** Closes the store and opens the same data again. */
  reopen(): void;
  /** Lets every write fail from now on, until the returned function is called. */
  breakDisk(outage: Outage): () => void;
  /** Every log line so far, as JSON. */
  logged(): readonly string[];
  dispose(): void;
};

/** The current stage of the running test. */
export type OnStage = () => Stage;
