import type { Json } from '../world/model.ts';
import { problem, required, type Problem } from './problems.ts';

/** The most letters that all embeds of a message have together. */
export const embedLetters = 6000;

/** Empty embeds and fields, and too many letters in all. */
export function embedProblems(embeds: readonly Json[]): readonly Problem[] {
  const letters = embeds.reduce((sum, embed) => sum + lettersOf(embed), 0);
  return [
    ...(letters > embedLetters
      ? [problem(['embeds'], 'MAX_EMBED_SIZE_EXCEEDED', `Embed size exceeds maximum size of ${embedLetters}`)]
      : []),
    ...embeds.flatMap((embed, index) => [
      ...(isEmpty(embed) ? [required(['embeds', index, 'description'])] : []),
      ...fieldsOf(embed).flatMap((field, at) =>
        ['name', 'value'].flatMap((key) =>
          textOf(field[key]).trim() === '' ? [required(['embeds', index, 'fields', at, key])] : [],
        ),
      ),
    ]),
  ];
}

function lettersOf(embed: Json): number {
  const footer = embed['footer'] as Json | null | undefined;
  const author = embed['author'] as Json | null | undefined;
  const texts = [
    embed['title'],
    embed['description'],
    footer?.['text'],
    author?.['name'],
    ...fieldsOf(embed).flatMap((field) => [field['name'], field['value']]),
  ];
  return texts.reduce<number>((sum, text) => sum + Array.from(textOf(text)).length, 0);
}

function isEmpty(embed: Json): boolean {
  const shown = ['title', 'description', 'image', 'thumbnail', 'footer', 'author', 'video', 'timestamp'];
  return fieldsOf(embed).length === 0 && shown.every((key) => isBlank(embed[key]));
}

function isBlank(value: unknown): boolean {
  return value === null || value === undefined || value === '';
}

function fieldsOf(embed: Json): readonly Json[] {
  return (embed['fields'] as readonly Json[] | null | undefined) ?? [];
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
