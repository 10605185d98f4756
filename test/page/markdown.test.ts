import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMarkdown, type Block } from '../../playground/page/markdown/blocks.ts';
import { parseInline, type Inline } from '../../playground/page/markdown/inline.ts';

/** A tree in one line: `bold(text)`. */
function shown(pieces: readonly Inline[]): string {
  return pieces
    .map((each) => {
      if ('inner' in each) return `${each.type}(${shown(each.inner)})`;
      if (each.type === 'text') return each.text;
      const { type, ...rest } = each;
      return `${type}[${Object.values(rest).join(' ')}]`;
    })
    .join('');
}

function layout(blocks: readonly Block[]): readonly string[] {
  return blocks.map((block) => {
    switch (block.type) {
      case 'paragraph':
      case 'subtext':
        return `${block.type}: ${shown(block.inner)}`;
      case 'heading':
        return `heading ${block.level}: ${shown(block.inner)}`;
      case 'list':
        return `${block.ordered ? 'numbers' : 'points'}: ${block.items.map((each) => `${each.depth} ${shown(each.inner)}`).join(', ')}`;
      case 'quote':
        return `quote: ${layout(block.blocks).join(' / ')}`;
      case 'code':
        return `code: ${block.text}`;
    }
  });
}

describe('parseInline', () => {
  it.each([
    ['**10♥** and *J*', 'bold(10♥) and italic(J)'],
    ['***both***', 'bold(italic(both))'],
    ['__under__ _it_ ~~gone~~', 'underline(under) italic(it) strike(gone)'],
    ['**bold *within* it**', 'bold(bold italic(within) it)'],
    ['||a secret||', 'spoiler(a secret)'],
    ['`**as it is**`', 'code[**as it is**]'],
    ['``a ` b``', 'code[a ` b]'],
    ['\\*no\\* \\_markup\\_', '*no* _markup_'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['<@123> <@!45> <@&6> <#7>', 'user[123] user[45] role[6] channel[7]'],
    ['@everyone look', 'everyone[@everyone] look'],
    ['<:QS:99> <a:spin:98>', 'emoji[99 QS] emoji[98 spin]'],
    ['<t:1764457200:R>', 'time[1764457200 R]'],
    ['<t:1764457200>', 'time[1764457200 f]'],
    ['</belote start:12>', 'command[belote start]'],
    ['[rules](https://example.org/a)', 'link(rules)'],
    ['see https://example.org/a.', 'see link(https://example.org/a).'],
    ['[x](javascript:alert(1))', '[x](javascript:alert(1))'],
    ['<b>no html</b>', '<b>no html</b>'],
  ])('%s', (text, tree) => {
    expect(shown(parseInline(text))).toBe(tree);
  });

  it('never throws and loses no plain letter', () => {
    assert(
      property(
        string({ unit: constantFrom('a', 'b', '*', '_', '`', '|', '~', '\\', '<', '>', '\n', ' ') }),
        (text) => {
          const letters = (each: string): string => each.replaceAll(/[^ab]/g, '');
          expect(letters(plain(parseInline(text)))).toBe(letters(text));
        },
      ),
    );
  });
});

function plain(pieces: readonly Inline[]): string {
  return pieces
    .map((each) => ('inner' in each ? plain(each.inner) : 'text' in each ? each.text : ''))
    .join('');
}

describe('parseMarkdown', () => {
  it.each<[string, string, readonly string[]]>([
    ['lines stay one paragraph', 'one\ntwo', ['paragraph: one\ntwo']],
    ['headings', '# A\n## B\n### C', ['heading 1: A', 'heading 2: B', 'heading 3: C']],
    ['no heading without a blank', '#belote', ['paragraph: #belote']],
    ['small print', '-# small', ['subtext: small']],
    ['lists', '- a\n  - b\n1. c', ['points: 0 a, 1 b', 'numbers: 0 c']],
    ['quotes', '> a\n> **b**\nc', ['quote: paragraph: a\nbold(b)', 'paragraph: c']],
    ['a quote to the end', '>>> a\nb', ['quote: paragraph: a\nb']],
    [
      'code with its blanks',
      'x\n```\n A  B\n 1  2\n```\ny',
      ['paragraph: x', 'code:  A  B\n 1  2', 'paragraph: y'],
    ],
    ['code of a language', '```json\n{}\n```', ['code: {}']],
  ])('%s', (_, text, blocks) => expect(layout(parseMarkdown(text))).toEqual(blocks));
});
