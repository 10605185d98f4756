import { parentPort } from 'node:worker_threads';
import type { DrawingAnswer, DrawingRequest } from './drawing.ts';
import type { Picture } from './picture.ts';
import { createPictures } from './pictures.ts';

/** A thread that draws. It ends when it cannot get ready. */
const pictures = await createPictures();

parentPort?.on('message', (request: DrawingRequest) => {
  void answerTo(request).then((answer) => parentPort?.postMessage(answer, []));
});

async function answerTo(request: DrawingRequest): Promise<DrawingAnswer> {
  const { id } = request;
  try {
    const { bytes, name } = await draw(request);
    return { id, bytes, name };
  } catch (error) {
    return { id, error: error instanceof Error ? error.message : String(error) };
  }
}

function draw(request: DrawingRequest): Promise<Picture> {
  switch (request.kind) {
    case 'table':
      return pictures.drawTable(request.scene);
    case 'chart':
      return pictures.drawChart(request.scene);
  }
}
