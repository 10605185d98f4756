import { describe, expect, it } from 'vitest';
import { plural } from '../../src/i18n/plural.ts';

describe('plural', () => {
  it.each([
    ['en', 1, 'trick'],
    ['en', 0, 'tricks'],
    ['en', 21, 'tricks'],
  ])('in %s picks for %d the form %j', (locale, count, form) => {
    expect(plural(locale)(count, { one: 'trick', other: 'tricks' })).toBe(form);
  });

  it.each([
    [1, 'štih'],
    [2, 'štiha'],
    [5, 'štihova'],
    [21, 'štih'],
    [12, 'štihova'],
  ])('knows the three forms of Croatian: %d %s', (count, form) => {
    expect(plural('hr')(count, { one: 'štih', few: 'štiha', other: 'štihova' })).toBe(form);
  });

  it('falls back to the form that every language has', () => {
    expect(plural('hr')(2, { other: 'bodova' })).toBe('bodova');
  });
});
