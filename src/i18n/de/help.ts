import type { HelpSentences } from '../sentences.ts';

export const help: HelpSentences = {
  title: 'So wird hier Belote gespielt',
  paragraphs: [
    '**Ein Tisch.** `/belote spielen` stellt einen Tisch in diesen Kanal. Drück *Zu Team A* oder *Zu Team B*; wer im selben Team ist, spielt zusammen. Die Partie beginnt, wenn alle vier bereit sind oder wenn der Host auf *Los* drückt: Computer nehmen dann die freien Plätze.',
    '**Deine Karten.** Gespielt wird in einem Thread. Drück unter dem Tisch auf *Meine Karten*: Nur du siehst dein Blatt. Jede Karte und jedes Gebot, das die Regeln gerade erlauben, hat einen Knopf; drück ihn, um zu spielen. Bist du dran, sagt *Hinweis*, was der stärkste Computer spielen würde, wenn der Tisch es erlaubt.',
    '**Das Spiel.** Erst reizen die Teams um das Recht, Trumpf zu bestimmen, dann werden acht Stiche gespielt. Wer den Trumpf bestimmt hat, muss mit seinem Team mehr holen als die anderen oder den gebotenen Wert erreichen. Im Trumpf sind der Bube (20) und die Neun (14) die höchsten Karten.',
    '**Die Uhr.** Ist deine Zeit um, spielt ein Computer diesen Zug für dich. Nach zwei solchen Zügen hintereinander behält er deinen Platz, bis du *Bin wieder da* drückst.',
    '**Etwas verloren?** `/belote karten` öffnet dein Blatt, `/belote tisch` holt den Tisch nach unten, `/belote letzter-stich` und `/belote stand` zeigen, was war. `/belote regeln` erklärt die Regeln eines Tisches.',
    '**Wie du magst.** `/belote einstellungen` wählt Kartenbild, Sprache, Ordnung, Erwähnungen und ob vor dem Spielen gefragt wird. `/belote einrichten` richtet einen Server ein. `/belote tipps` gibt Rat. Der Knopf *Hausregeln* ändert vor der Partie die Regeln eines Tisches.',
  ],
  commandsHead: 'Befehle',
  licences:
    'Klassische Karten: `svg-cards` von David Bellot (LGPL 2.1). Schriften: DejaVu, Noto Emoji (OFL). Das Programm: MIT. Mehr in seiner NOTICES.md.',
  command: (name, description) => `\`${name}\` ${description}`,
};
