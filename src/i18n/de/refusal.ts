import type { RefusalContext, RefusalSentences } from '../refusals.ts';
import { words } from './words.ts';

export const refusal: RefusalSentences = {
  'malformed-action': () => 'Das habe ich nicht verstanden. Drück **Meine Karten** für frische Knöpfe.',
  'not-your-turn': () => 'Du bist noch nicht dran.',
  'auction-is-over': () => 'Das Reizen ist vorbei: Jetzt werden Karten gespielt.',
  'auction-is-running': () => 'Es wird noch gereizt: Karten kommen danach.',
  'deal-is-over': () => 'Diese Runde ist schon vorbei.',
  'match-is-over': () => 'Diese Partie ist schon vorbei.',
  'pass-not-allowed': () =>
    'Hier darfst du nicht passen: Haben die drei anderen gepasst, muss, wer gibt, eine Farbe nennen.',
  'take-not-allowed': () =>
    'Hier gibt es nichts zu nehmen: Nur die aufgedeckte Farbe kann man nehmen, und nur im ersten Durchgang.',
  'name-not-allowed': () =>
    'Diese Farbe geht jetzt nicht: Im zweiten Durchgang ist die aufgedeckte Farbe ausgeschlossen.',
  'bid-not-allowed': () => 'Ein Gebot muss höher sein als das letzte. Nimm ein anderes oder passe.',
  'double-not-allowed': () => 'Kontra geht nur gegen ein Gebot des anderen Teams, das noch kein Kontra hat.',
  'redouble-not-allowed': () => 'Rekontra geht nur auf das Gebot des eigenen Teams, wenn es ein Kontra hat.',
  'card-not-held': () => 'Diese Karte hast du nicht mehr.',
  'must-follow-suit': ({ led }) =>
    led
      ? `${words.suit[led]} ist ausgespielt und du hast ${words.suit[led]}: Du musst bedienen.`
      : 'Du hast die ausgespielte Farbe: Du musst bedienen.',
  'must-trump': (context) =>
    context.ruffsPartner
      ? `Du kannst nicht bedienen: Du musst trumpfen${trumpName(context)}, auch wenn der Stich bei deinem Team liegt.`
      : `Du kannst nicht bedienen und der Stich liegt nicht bei deinem Team: Du musst trumpfen${trumpName(context)}.`,
  'must-play-higher': () => 'Du hast eine Karte, die die bisher höchste schlägt: Du musst höher spielen.',
  'no-declarations': () => 'Hier gibt es keine Ansagen: nicht in dieser Variante oder nicht ohne Trumpf.',
  'too-late-to-declare': () => 'Angesagt wird mit der ersten Karte der Runde; jetzt ist es dafür zu spät.',
  'not-a-declaration': () =>
    'Das ist keine Ansage: Es braucht mindestens drei Karten einer Farbe in Folge oder vier gleiche ab der 9.',
  'declared-card-not-held': () => 'Du kannst nur Karten ansagen, die du bekommen hast.',
  'card-declared-twice': () => 'Eine Karte kann nicht für zwei Ansagen zählen.',
  'run-split': () => 'Eine Folge lässt sich nicht in zwei Ansagen teilen.',
  stale: () => 'Da war etwas anderes schneller. So steht es jetzt.',
  'not-seated': () => 'Du sitzt nicht an diesem Tisch. Schau gern zu oder nimm dir einen freien Platz.',
  'already-seated': () => 'Du sitzt schon an diesem Tisch.',
  'side-full': () => 'Dieses Team ist voll. Versuch das andere.',
  'table-full': () => 'Alle vier Plätze sind besetzt.',
  'not-host': () => 'Das kann nur der Host des Tisches.',
  'not-in-lobby': () => 'Die Partie hat schon begonnen.',
  'not-playing': () => 'Die Partie hat noch nicht begonnen.',
  'table-closed': () => 'Dieser Tisch ist geschlossen. `/belote spielen` eröffnet einen neuen.',
  'table-unknown': () => 'Diesen Tisch kenne ich nicht mehr. `/belote spielen` eröffnet einen neuen.',
  'deal-running': () => 'Die Runde läuft noch.',
  'seat-not-free': () => 'Da sitzt jemand: Nur den Platz eines Computers kann man nehmen.',
  'other-seat-left': () =>
    'Du hast einen anderen Platz dieser Partie verlassen: Nur der kann wieder deiner werden.',
  'seated-otherwise': () =>
    'Die nächste Partie ist schon mit anderen Plätzen angesetzt: Drücke dort **Bereit**, wenn du einverstanden bist.',
  'not-away': () => 'Du bist nicht weg: Der Platz gehört dir und du spielst selbst.',
  'not-invited': () =>
    'An diesen Tisch kommt man auf Einladung: Bitte jemanden, der hier sitzt, um `/belote einladen`.',
  kicked: () => 'Du musstest diesen Tisch verlassen und kannst nicht zurückkommen.',
  'nobody-may-join': () => 'An diesen Tisch kann niemand dazukommen: Es spielen nur Computer mit.',
  'sits-here': () => 'Diese Person sitzt schon an diesem Tisch.',
  'was-kicked': () => 'Diese Person musste den Tisch verlassen und kann nicht zurückkommen.',
  'already-invited': () => 'Diese Person ist schon eingeladen.',
  'not-yourself': () => 'Das geht nicht gegen dich selbst. `/belote gehen` macht deinen Platz frei.',
  'not-at-table': () => 'Diese Person sitzt nicht an diesem Tisch.',
  'house-rules-misfit': () => 'Diese Hausregeln passen nicht zusammen, darum hat sich nichts geändert.',
  'nothing-changed': () => 'So sind die Regeln schon: Es hat sich nichts geändert.',
  'hints-off': () => 'An diesem Tisch gibt es keine Hinweise: Hier wird selbst gedacht.',
  'match-running': () => 'Diese Partie läuft noch: Ansehen kannst du sie, wenn sie vorbei ist.',
  'match-unknown': () =>
    'Diese Partie kenne ich auf diesem Server nicht. `/belote verlauf` zeigt die, die ich kenne.',
  'not-a-seed': () =>
    'Das ist kein Startwert: Ein Startwert hat 64 Zeichen von 0 bis 9 und a bis f. Er steht unter dem Ergebnis einer Runde, die vorbei ist.',
  'store-unavailable': () =>
    'Ich kann gerade nichts speichern, darum hat sich nichts geändert. Versuch es gleich noch einmal.',
  'no-permission': ({ permissions = [], where }) => {
    if (permissions.length > 0)
      return `${where === undefined ? 'Hier' : `In ${where}`} fehlt: ${words.list(permissions.map((each) => `**${each}**`))}.`;
    return where === undefined ? 'Dafür fehlt eine Berechtigung.' : `In ${where} fehlt eine Berechtigung.`;
  },
  'unknown-press': () =>
    'Dieser Knopf stammt aus einer älteren Version von mir. Drück **Meine Karten** oder tippe `/belote tisch`.',
  'use-in-server': () =>
    'Belote wird auf einem Server gespielt: Benutze diesen Befehl in einem seiner Kanäle.',
  'no-table-here': () =>
    'Hier ist kein Tisch. Geh in den Thread eines Tisches oder eröffne einen mit `/belote spielen`.',
};

function trumpName({ contract }: RefusalContext): string {
  if (!contract || contract === 'NT' || contract === 'AT') return '';
  return ` (${words.suit[contract]})`;
}
