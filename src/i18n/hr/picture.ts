import { plural } from '../plural.ts';
import type { PictureSentences } from '../sentences.ts';

const form = plural('hr');

export const picture: PictureSentences = {
  begins: 'počinje',
  deal: (number) => `${number}. dijeljenje`,
  target: (points) => `do ${points}`,
  hanging: (points) => `${points} ${form(points, { one: 'visi', few: 'vise', other: 'visi' })}`,
  chart: 'Rezultat po dijeljenjima',
};
