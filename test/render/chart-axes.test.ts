import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { axesOf } from '../../src/render/chart-axes.ts';

const PLOT = { x: 70, y: 100, width: 560, height: 300 };

describe('axesOf', () => {
  it.each([
    [151, [0, 50, 100, 150, 200]],
    [501, [0, 200, 400, 600]],
    [1000, [0, 200, 400, 600, 800, 1000]],
    [1001, [0, 500, 1000, 1500]],
  ])('marks round scores up to %i', (highest, scores) => {
    expect(axesOf(PLOT, 8, highest).gridScores).toEqual(scores);
  });

  it('keeps every deal and every score inside the plot', () => {
    const course = fc.tuple(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 1, max: 20_000 }));
    fc.assert(
      fc.property(course, ([deals, highest]) => {
        const axes = axesOf(PLOT, deals, highest);
        expect(axes.x(0)).toBe(70);
        expect(axes.x(deals)).toBeLessThanOrEqual(630);
        expect(axes.y(0)).toBe(400);
        expect(axes.y(highest)).toBeGreaterThanOrEqual(100);
        expect(axes.gridScores.length).toBeLessThanOrEqual(7);
        expect(axes.gridDeals.length).toBeLessThanOrEqual(13);
      }),
    );
  });
});
