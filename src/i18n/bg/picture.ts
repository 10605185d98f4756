import { plural } from '../plural.ts';
import type { PictureSentences } from '../sentences.ts';

const form = plural('bg');

export const picture: PictureSentences = {
  begins: 'започва',
  deal: (number) => `Раздаване ${number}`,
  target: (points) => `до ${points}`,
  hanging: (points) => `${points} ${form(points, { one: 'виси', other: 'висят' })}`,
  chart: 'Резултат по раздавания',
};
