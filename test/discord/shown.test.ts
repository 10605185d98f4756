import { describe, expect, it } from 'vitest';
import { readShown, writeShown } from '../../src/discord/shown.ts';

describe('what a message shows', () => {
  it.each([
    [{ text: 'a1b2', picture: null }],
    [{ text: 'a1b2', picture: { fingerprint: 'c3d4', attachmentId: '123456789012345678' } }],
    [{ text: 'a1b2', picture: { fingerprint: 'c3d4', attachmentId: null } }],
  ])('is read as it was written: %j', (shown) => {
    expect(readShown(writeShown(shown))).toEqual(shown);
  });

  it('is text for a message from before there were pictures, and a mark of its own stays one', () => {
    expect(readShown('a1b2c3d4e5f60718')).toEqual({ text: 'a1b2c3d4e5f60718', picture: null });
    expect(writeShown(readShown('retired'))).toBe('retired');
  });
});
