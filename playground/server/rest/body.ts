import type { IncomingMessage } from 'node:http';

import type { Json } from '../world/model.ts';
import { refusal } from './errors.ts';
import type { UploadedFile } from './route.ts';

export interface DecodedBody {
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** The most that one request may carry: ten files of 10 MiB and some text. */
const mostBytes = 110 * 1024 * 1024;

/** The whole body of a request as it came. */
export async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > mostBytes) throw refusal('fileTooLarge');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** JSON, or a form with `payload_json` and `files[n]`. */
export async function decodeBody(raw: Buffer, contentType: string): Promise<DecodedBody> {
  if (raw.length === 0) return { body: {}, files: [] };
  if (contentType.startsWith('multipart/form-data')) return decodeForm(raw, contentType);
  return { body: parseJson(raw.toString('utf8')), files: [] };
}

async function decodeForm(raw: Buffer, contentType: string): Promise<DecodedBody> {
  const form = await new Response(new Uint8Array(raw), { headers: { 'content-type': contentType } })
    .formData()
    .catch(() => {
      throw refusal('badJson');
    });
  const files: UploadedFile[] = [];
  const fields: Record<string, unknown> = {};
  for (const [name, value] of form.entries()) {
    if (typeof value === 'string') fields[name] = value;
    else files.push(await uploaded(name, value, files.length));
  }
  const payload = fields['payload_json'];
  return { body: typeof payload === 'string' ? parseJson(payload) : fields, files };
}

async function uploaded(
  field: string,
  file: { readonly name: string; readonly type: string; readonly arrayBuffer: () => Promise<ArrayBuffer> },
  position: number,
): Promise<UploadedFile> {
  const number = /^files?\[(\d+)\]$/.exec(field)?.[1];
  return {
    index: number === undefined ? position : Number(number),
    filename: file.name,
    contentType: file.type,
    bytes: new Uint8Array(await file.arrayBuffer()),
  };
}

function parseJson(text: string): Json {
  try {
    return JSON.parse(text) as Json;
  } catch {
    throw refusal('badJson');
  }
}
