import type { PictureSentences } from '../sentences.ts';

export const picture: PictureSentences = {
  begins: 'begins',
  deal: (number) => `Deal ${number}`,
  target: (points) => `to ${points}`,
  hanging: (points) => `${points} hanging`,
  chart: 'Score by deal',
};
