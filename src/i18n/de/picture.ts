import { plural } from '../plural.ts';
import type { PictureSentences } from '../sentences.ts';

const form = plural('de');

export const picture: PictureSentences = {
  begins: 'beginnt',
  deal: (number) => `Runde ${number}`,
  target: (points) => `bis ${points}`,
  hanging: (points) => `${points} ${form(points, { one: 'hängt', other: 'hängen' })}`,
  chart: 'Stand nach Runden',
};
