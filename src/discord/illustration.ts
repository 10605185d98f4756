import type { Picture } from '../render/picture.ts';

/** A picture that a message is to show, drawn only when it has to be uploaded. */
export type Illustration = {
  /** The name of the file, by which the embed shows it. */
  readonly name: string;
  /** All that it shows, in words; at most 1024 characters. */
  readonly description: string;
  /** Two illustrations with one fingerprint show and say the same. */
  readonly fingerprint: string;
  /** Rejects when it cannot be drawn. */
  draw(): Promise<Picture>;
};
