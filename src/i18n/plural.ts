/** The forms of one counted thing; `other` is the one that every language has. */
export type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & { readonly other: string };

/** Picks the form that a language uses with a number: `plural('en')(1, { one: 'trick', other: 'tricks' })`. */
export function plural(locale: string): (count: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(locale);
  return (count, forms) => forms[rules.select(count)] ?? forms.other;
}
