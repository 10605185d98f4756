import type { PictureSentences } from '../sentences.ts';

export const picture: PictureSentences = {
  begins: 'commence',
  deal: (number) => `Donne ${number}`,
  target: (points) => `en ${points}`,
  hanging: (points) => `${points} en litige`,
  chart: 'Score par donne',
};
