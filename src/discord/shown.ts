/** What a message was last known to show, as it is kept beside the message's id. */
export type Shown = { readonly text: string; readonly picture: ShownPicture | null };

export type ShownPicture = {
  readonly fingerprint: string;
  /** `null`: Discord did not say. */
  readonly attachmentId: string | null;
};

/** Fingerprints have no full stop in them. */
export function writeShown({ text, picture }: Shown): string {
  return picture === null ? text : [text, picture.fingerprint, picture.attachmentId ?? ''].join('.');
}

export function readShown(written: string): Shown {
  const [text = '', fingerprint, attachmentId = ''] = written.split('.');
  if (fingerprint === undefined) return { text, picture: null };
  return { text, picture: { fingerprint, attachmentId: attachmentId === '' ? null : attachmentId } };
}
