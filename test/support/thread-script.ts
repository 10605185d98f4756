/** A module for a thread that does this with every `question` that it is sent; `parentPort` answers. */
export function threadDoing(body: string): URL {
  const text = `import { parentPort } from 'node:worker_threads';\nparentPort.on('message', (question) => {${body}});\n`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}
