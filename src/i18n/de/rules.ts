import { plural } from '../plural.ts';
import type { RulesSentences } from '../rules.ts';
import { words } from './words.ts';

const form = plural('de');

export const rules: RulesSentences = {
  title: (ruleSet, isTable) => `${isTable ? 'Regeln dieses Tisches: ' : 'Regeln: '}${words.ruleSet[ruleSet]}`,
  heads: {
    aim: 'Ziel',
    auction: 'Reizen',
    play: 'Spiel',
    declarations: 'Ansagen und Belote',
    scoring: 'Abrechnung',
    end: 'Ende der Partie',
  },
  aim: (target) =>
    `Zwei Teams zu zweit, 32 Karten. Das erste Team mit ${words.number(target)} ${form(target, { one: 'Punkt', other: 'Punkten' })} gewinnt die Partie.`,
  direction: {
    ccw: 'Gespielt wird rechtsherum.',
    clockwise: 'Gespielt wird linksherum.',
  },
  auction: {
    ladder: () =>
      'Fünf Karten für alle. Wer dran ist, bietet einen höheren Kontrakt als den letzten oder passt. Passen ist nicht endgültig; dreimal Passen in Folge beendet das Reizen. Dann bekommen alle noch drei Karten. Viermal Passen am Anfang: nichts geschrieben, neue Runde.',
    'turned-card': () =>
      'Fünf Karten für alle, eine wird aufgedeckt. Erster Durchgang: ihre Farbe als Trumpf *nehmen* oder passen. Passen alle, zweiter Durchgang: eine andere Farbe *nennen* oder passen. Wer nimmt, bekommt die aufgedeckte Karte und zwei dazu, die anderen drei. Passen alle zweimal: neue Runde.',
    points: (maxBid) =>
      `Acht Karten für alle. Wer dran ist, bietet einen Wert von 80 bis ${maxBid} in Zehnern oder Capot, mit einem Kontrakt; jedes Gebot muss höher sein als das letzte. Passen ist nicht endgültig; dreimal Passen in Folge beendet das Reizen. Viermal Passen am Anfang: neue Runde.`,
    'name-once': () =>
      'Sechs Karten für alle und zwei verdeckt. Reihum, jeweils nur einmal: Trumpf nennen oder passen; haben drei gepasst, muss nennen, wer gibt. Die erste Farbe beendet das Reizen, dann nehmen alle ihre zwei Karten auf.',
  },
  contracts: (contracts) => `Kontrakte: ${words.list(contracts.map((each) => words.contract[each]))}.`,
  double: {
    no: 'Kontra gibt es nicht.',
    'in-turn':
      'Wer dran ist, kann einem Gebot des anderen Teams Kontra geben und ein Kontra des anderen Teams mit Rekontra beantworten. Ein höheres Gebot hebt beides auf.',
    'any-time':
      'Solange ein Gebot steht, kann das andere Team jederzeit Kontra (Coinche) geben; das beendet das Reizen. Danach kann, wer geboten hat, und dann das Gegenüber Rekontra (Surcoinche) sagen.',
    'after-auction':
      'Wenn dreimal Passen das Reizen beendet hat, kann, wer geboten hat, einmal im selben Kontrakt erhöhen. Dann kann das andere Team Kontra geben, und das bietende Team Rekontra.',
  },
  strength:
    'Trümpfe von oben nach unten (Punkte): B (20), 9 (14), A (11), 10 (10), K (4), D (3), 8, 7. Andere Farben: A (11), 10 (10), K (4), D (3), B (2), 9, 8, 7. Der letzte Stich zählt 10 mehr.',
  allTrump: {
    ranks:
      'Ist alles Trumpf, hat jede Farbe Reihenfolge und Punkte der Trümpfe und muss wie sie überstochen werden.',
    belote: 'Ist alles Trumpf, zählt jedes solche Paar, mit dem ausgespielt oder bedient wird.',
  },
  noTrump: {
    ranks: 'Ohne Trumpf hat jede Farbe Reihenfolge und Punkte der anderen Farben.',
    declarations: 'Ohne Trumpf gibt es keine Ansagen.',
    belote: 'Ohne Trumpf gibt es keine Belote.',
  },
  following:
    'Die ausgespielte Farbe muss bedient werden. Ist Trumpf ausgespielt, muss man höher spielen, wenn man kann. Wer nicht bedienen kann, muss trumpfen, und zwar höher als die Trümpfe im Stich, wenn es geht.',
  ruffOverPartner: {
    free: 'Liegt der Stich bei deinem Team, musst du nicht trumpfen.',
    forced: 'Du musst auch trumpfen, wenn der Stich bei deinem Team liegt.',
  },
  undertrump: {
    free: 'Kannst du einen Trumpf im Stich nicht schlagen, darfst du jede Karte abwerfen.',
    forced: 'Kannst du einen Trumpf im Stich nicht schlagen, musst du trotzdem Trumpf spielen.',
  },
  beatPlainSuit: {
    free: 'Außerhalb von Trumpf muss man nicht höher spielen.',
    forced:
      'Auch außerhalb von Trumpf muss man die höchste Karte schlagen, wenn man kann, außer der Stich ist schon getrumpft.',
  },
  noDeclarations: 'Es gibt keine Ansagen.',
  declarationValues:
    'Angesagt wird mit der ersten Karte: Terz (3 in Folge) 20, Quarte (4) 50, Quinte (5 oder mehr) 100; Carré aus Buben 200, Neunen 150, Assen, Zehnen, Königen oder Damen 100.',
  compare: {
    separate:
      'Folgen und Carrés werden getrennt verglichen: Das Team mit der besten Folge zählt alle seine Folgen, das mit dem besten Carré alle seine Carrés.',
    'single-best':
      'Die beste einzelne Ansage entscheidet: Ihr Team zählt alle seine Ansagen, das andere keine. Jedes Carré schlägt jede Folge.',
  },
  declarationTie: {
    cancel: 'Sind die besten Folgen gleich, zählt keine Folge.',
    'trump-then-seat':
      'Gleiche Folgen: Eine in Trumpf ist besser, sonst die von der Seite, die zuerst dran ist.',
    seat: 'Gleiche Folgen: Besser ist die von der Seite, die zuerst dran ist.',
  },
  sequenceLength: {
    class: 'Ab fünf Karten gelten alle Folgen als gleich lang.',
    length: 'Eine längere Folge schlägt eine kürzere, auch über fünf Karten.',
  },
  eightRun: {
    'one-quinte': 'Alle acht Karten einer Farbe sind eine Quinte.',
    'quinte-and-tierce': 'Alle acht Karten einer Farbe sind eine Quinte und eine Terz.',
  },
  needTrick: {
    yes: 'Ein Team ohne Stich bekommt nichts für seine Ansagen.',
    no: 'Ansagen zählen auch ohne Stich.',
  },
  belote: 'Belote: König und Dame von Trumpf auf einer Hand sind 20 wert; sie werden von selbst angesagt.',
  beloteOnFail: {
    'to-opponents': 'Wird der Kontrakt verloren, geht die Belote des spielenden Teams an das andere.',
    stays: 'Eine Belote bleibt bei ihrem Team, auch wenn der Kontrakt verloren wird.',
  },
  tricklessBelote: {
    'to-opponents': 'Ein Team ohne Stich gibt seine Belote an das andere ab.',
    stays: 'Ein Team ohne Stich behält seine Belote.',
  },
  scoring: {
    tenths: () =>
      'Geschrieben wird in Zehnern (eine Farbrunde ist 16 wert, alles Trumpf und ohne Trumpf 26); ohne Trumpf zählt alles doppelt. Hat das spielende Team mehr als das andere, schreiben beide ihre Punkte; hat es weniger, schreibt das andere alles. Mit Kontra schreibt, wer mehr hat, alles × 2, mit Rekontra × 4.',
    plain: (declares) =>
      `Hat das spielende Team mehr Punkte als das andere, schreiben beide ihre eigenen. Hat es weniger, schreibt das andere ${declares ? '162 und alle Ansagen' : '162'}.`,
    coinche: (declares) =>
      `Das spielende Team braucht mindestens 82 Kartenpunkte und sein Gebot, ${declares ? 'Ansagen und Belote eingerechnet' : 'Belote eingerechnet'}. Geschafft: Beide schreiben ihre Punkte, auf Zehner gerundet, das spielende Team dazu sein Gebot. Nicht geschafft: Das andere schreibt ${declares ? '160 + Gebot + alle Ansagen' : '160 + Gebot'}. Mit Kontra schreibt, wer gewinnt, ${declares ? '(160 + Gebot + Ansagen)' : '(160 + Gebot)'} × 2, mit Rekontra × 4.`,
    contree: () =>
      'Das spielende Team braucht sein Gebot in Kartenpunkten und Belote. Geschafft: Beide schreiben ihre Punkte, das spielende Team dazu sein Gebot. Nicht geschafft: Das andere schreibt 162, die Beloten und das Gebot. Kontra und Rekontra vervielfachen nur das Gebot.',
  },
  tie: {
    'bidders-hang':
      'Gleichstand: Das andere Team schreibt seine Punkte, die des spielenden hängen für den Gewinn der nächsten Runde.',
    'all-hang':
      'Gleichstand: Alle Punkte hängen für den Gewinn der nächsten Runde; Beloten werden sofort geschrieben.',
    made: 'Gleichstand: Der Kontrakt ist geschafft.',
    fails: 'Gleichstand: Der Kontrakt ist verloren.',
  },
  capot: {
    bonus: (points) => `Capot (alle acht Stiche): ${points} mehr.`,
    cards: (points) => `Capot (alle acht Stiche): ${points} für die Karten.`,
    'last-trick': (points) => `Capot (alle acht Stiche): Der letzte Stich zählt ${points} statt 10.`,
    nothing: () => 'Capot (alle acht Stiche): nichts zusätzlich, außer er war geboten.',
  },
  end: 'Die Partie endet nach einer Runde, in der ein Team das Ziel erreicht; haben es beide, gewinnt die höhere Summe, bei gleicher Summe folgt noch eine Runde.',
  valatBlocksEnd: { yes: 'Nach einem Capot wird mindestens noch eine Runde gespielt.', no: '' },
  hangingBlocksEnd: { yes: 'Solange Punkte hängen, wird mindestens noch eine Runde gespielt.', no: '' },
  eightRunWins: { yes: 'Wer alle acht Karten einer Farbe ansagt, gewinnt die Partie sofort.', no: '' },
  changed: 'kennzeichnet die Hausregeln dieses Tisches.',
};
