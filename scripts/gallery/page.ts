import { LANGUAGE_NAMES } from '../../src/i18n/language-names.ts';
import { en } from '../../src/i18n/en.ts';
import { SCENE_FACES, SCENE_LANGUAGES, type SceneLook } from '../../playground/protocol.ts';
import { EXHIBITS, fileOf, HAND, WIDTH_NAMES, type Exhibit, type WidthName } from './shots.ts';

/** Where the pictures lie, as seen from the page. */
export const FOLDER = 'images/gallery';

const WIDTH_TITLES: Readonly<Record<WidthName, string>> = { narrow: 'phone', wide: 'wide screen' };

/** The page that shows every picture, in Markdown. */
export function galleryPage(): string {
  return [
    '# Gallery',
    '',
    'What players see in every language, on a phone (375 pixels) and on a wide screen. `npm run screenshots` takes all of it anew and',
    'writes this page; `npm run screenshots -- lobby fr standings-de` takes some: a scene, a language or set of faces, one scene in one',
    'of these. Each scene can be walked into, too: the link below its title works as long as `npm run playground` runs (put its address',
    'in front).',
    '',
    ...EXHIBITS.flatMap(section),
    ...facesSection(),
  ].join('\n');
}

function section(exhibit: Exhibit): readonly string[] {
  const { scene, title } = exhibit;
  return [
    `## ${title}`,
    '',
    `\`/?scene=${scene}\`, in another language \`/?scene=${scene}&language=fr\``,
    '',
    ...SCENE_LANGUAGES.flatMap((language) => [
      LANGUAGE_NAMES[language],
      '',
      ...bothWidths(exhibit, { language, faces: null }),
    ]),
  ];
}

function facesSection(): readonly string[] {
  return [
    `## ${HAND.title}`,
    '',
    `\`/?scene=${HAND.scene}&faces=german\``,
    '',
    ...SCENE_FACES.flatMap((faces) => [
      en.settings.faceNames[faces],
      '',
      ...bothWidths(HAND, { language: null, faces }),
    ]),
  ];
}

function bothWidths(exhibit: Exhibit, look: SceneLook): readonly string[] {
  return [
    `| ${WIDTH_NAMES.map((width) => WIDTH_TITLES[width]).join(' | ')} |`,
    `|${WIDTH_NAMES.map(() => '---').join('|')}|`,
    `| ${WIDTH_NAMES.map((width) => image(exhibit, look, width)).join(' | ')} |`,
    '',
  ];
}

function image(exhibit: Exhibit, look: SceneLook, width: WidthName): string {
  const file = fileOf({ exhibit, look }, width);
  const seen = [LANGUAGE_NAMES[look.language ?? 'en'], look.faces, width].filter((each) => each !== null);
  return `![${exhibit.title} (${seen.join(', ')})](${FOLDER}/${file})`;
}
