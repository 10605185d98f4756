/** The database cannot be opened. The message is one sentence that says what is wrong and what to do about it. */
export class UnusableDatabase extends Error {
  override readonly name = 'UnusableDatabase';
}

/**
 * Runs one step of opening `file`. A failure of the disk, the file or its rights is thrown again as
 * `UnusableDatabase`; every other error is our own and passes unchanged.
 */
export function orUnusable<T>(file: string, step: () => T): T {
  try {
    return step();
  } catch (error) {
    const sentence = error instanceof Error ? sentenceFor(file, error) : null;
    if (sentence === null) throw error;
    throw new UnusableDatabase(sentence, { cause: error });
  }
}

function sentenceFor(file: string, error: Error & { readonly code?: unknown }): string | null {
  if (error instanceof UnusableDatabase || typeof error.code !== 'string') return null;
  const known = SENTENCES.find(({ codes }) => codes.test(String(error.code)));
  return known === undefined ? null : known.sentence(file, error.code);
}

const SENTENCES: readonly { readonly codes: RegExp; sentence(file: string, code: string): string }[] = [
  {
    codes: /^(SQLITE_FULL|ENOSPC|EDQUOT|SQLITE_IOERR_SHMSIZE)/,
    sentence: (file, code) =>
      `The disk that holds ${file} is full (${code}): free some space and start again.`,
  },
  {
    codes: /^(SQLITE_(READONLY|CANTOPEN|PERM)|E(ACCES|PERM|ROFS|NOENT|NOTDIR|LOOP|EXIST|BUSY|NAMETOOLONG)$)/,
    sentence: (file, code) =>
      `${file} cannot be written (${code}): make the file and its folder writable for the user who runs this program, or choose another path.`,
  },
  {
    codes: /^SQLITE_(CORRUPT|NOTADB)/,
    sentence: (file, code) =>
      `${file} is damaged (${code}): put a backup in its place, or move it away to start with a new database.`,
  },
  {
    codes: /^SQLITE_(BUSY|LOCKED)/,
    sentence: (file, code) =>
      `${file} is held by another program (${code}): close that program and start again.`,
  },
  {
    codes: /^(SQLITE_IOERR|EIO$)/,
    sentence: (file, code) =>
      `The disk that holds ${file} fails (${code}): look into the system log, and choose another disk if it is broken.`,
  },
];
