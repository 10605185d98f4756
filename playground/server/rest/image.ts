export interface ImageFacts {
  readonly contentType: 'image/png' | 'image/jpeg' | 'image/gif' | 'image/webp';
  readonly width: number | null;
  readonly height: number | null;
}

/** What the first bytes of a file tell about a picture; undefined when it is none that Discord takes. */
export function imageFacts(bytes: Uint8Array): ImageFacts | undefined {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.subarray(0, 8).equals(pngSignature) && view.length >= 24) {
    return { contentType: 'image/png', width: view.readUInt32BE(16), height: view.readUInt32BE(20) };
  }
  if (view.length > 4 && view[0] === 0xff && view[1] === 0xd8 && view[2] === 0xff) {
    return { contentType: 'image/jpeg', ...jpegSize(view) };
  }
  const start = view.subarray(0, 6).toString('latin1');
  if ((start === 'GIF87a' || start === 'GIF89a') && view.length >= 10) {
    return { contentType: 'image/gif', width: view.readUInt16LE(6), height: view.readUInt16LE(8) };
  }
  if (start.startsWith('RIFF') && view.subarray(8, 12).toString('latin1') === 'WEBP') {
    return { contentType: 'image/webp', width: null, height: null };
  }
  return undefined;
}

/** The bytes of a `data:image/…;base64,` text with the type it claims; undefined when it is no such text. */
export function decodeDataUri(
  text: string,
): { readonly bytes: Uint8Array; readonly claims: string } | undefined {
  const match = /^data:(image\/(?:png|jpe?g|gif|webp));base64,([A-Za-z0-9+/=\s]+)$/.exec(text);
  if (match === null) return undefined;
  return { bytes: new Uint8Array(Buffer.from(match[2] ?? '', 'base64')), claims: match[1] ?? '' };
}

const pngSignature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Walks the segments to the frame header, whose height comes before its width. */
function jpegSize(view: Buffer): { readonly width: number | null; readonly height: number | null } {
  let at = 2;
  while (at + 9 < view.length && view[at] === 0xff) {
    const marker = view[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.readUInt16BE(at + 5), width: view.readUInt16BE(at + 7) };
    at += 2 + view.readUInt16BE(at + 2);
  }
  return { width: null, height: null };
}
