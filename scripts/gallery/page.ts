import { LANGUAGE_NAMES } from '../../src/i18n/language-names.ts';
import { en } from '../../src/i18n/en.ts';
import { SCENE_FACES, SCENE_LANGUAGES, type SceneLook } from '../../playground/protocol.ts';
import { EXHIBITS, fileOf, HAND, type Exhibit, type WidthName } from './shots.ts';

/** Where the pictures lie, as seen from the page. */
export const FOLDER = 'images/gallery';

/** The page that shows every picture, in Markdown. */
export function galleryPage(): string {
  return [
    '# Gallery',
    '',
    'What players see, on a phone (375 pixels) and on a wide screen. `npm run screenshots` takes all of it anew and writes this page;',
    '`npm run screenshots -- lobby fr standings-de` takes some: a scene, a language or set of faces, one scene in one of these. Each scene can be walked into, too: the link below its title works as long as `npm run playground`',
    'runs (put its address in front).',
    '',
    ...EXHIBITS.flatMap(section),
    ...facesSection(),
  ].join('\n');
}

function section(exhibit: Exhibit): readonly string[] {
  const [english, ...others] = SCENE_LANGUAGES;
  const look = (language: SceneLook['language']): SceneLook => ({ language, faces: null });
  return [
    `## ${exhibit.title}`,
    '',
    `\`/?scene=${exhibit.scene}\`, in another language \`/?scene=${exhibit.scene}&language=fr\``,
    '',
    ...table(
      ['phone', 'wide'],
      [image(exhibit, look(english), 'narrow'), image(exhibit, look(english), 'wide')],
    ),
    ...table(
      others.map((each) => LANGUAGE_NAMES[each]),
      others.map((each) => image(exhibit, look(each), 'narrow')),
    ),
  ];
}

function facesSection(): readonly string[] {
  const faces = SCENE_FACES.map((each): SceneLook => ({ language: null, faces: each }));
  const rows = faces.map((look, index) => {
    const name = en.settings.faceNames[SCENE_FACES[index] ?? 'text'];
    return `| ${name} | ${image(HAND, look, 'narrow')} | ${image(HAND, look, 'wide')} |`;
  });
  return [
    `## ${HAND.title}`,
    '',
    `\`/?scene=${HAND.scene}&faces=german\``,
    '',
    '| set | phone | wide |',
    '|---|---|---|',
    ...rows,
    '',
  ];
}

function table(heads: readonly string[], cells: readonly string[]): readonly string[] {
  return [
    `| ${heads.join(' | ')} |`,
    `|${heads.map(() => '---').join('|')}|`,
    `| ${cells.join(' | ')} |`,
    '',
  ];
}

function image(exhibit: Exhibit, look: SceneLook, width: WidthName): string {
  const file = fileOf({ exhibit, look }, width);
  const seen = [LANGUAGE_NAMES[look.language ?? 'en'], look.faces, width].filter((each) => each !== null);
  return `![${exhibit.title} (${seen.join(', ')})](${FOLDER}/${file})`;
}
