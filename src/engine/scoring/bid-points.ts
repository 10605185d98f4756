import type { Standing } from '../view.ts';

/** What a bid of capot counts, above every number. */
const CAPOT_BID = 250;

/** The points that a bid of a points auction stands for. */
export function bidPoints({ value }: Pick<Standing, 'value'>): number {
  return value === 'capot' ? CAPOT_BID : (value ?? 0);
}
