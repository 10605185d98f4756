import type { TipSentences } from '../tips.ts';
import { words } from './words.ts';

export const tips: TipSentences = {
  title: (ruleSet) => `Tipps: ${words.ruleSet[ruleSet]}`,
  take: 'Nimm, wenn du mit der aufgedeckten Karte drei gute Trümpfe hast, am besten mit dem Buben oder mit Neun und Ass, und dazu ein Ass in einer anderen Farbe.',
  ladder:
    'Biete eine Farbe, wenn du ihren Buben und mindestens zwei weitere Karten davon hast. Eine zweite Farbe kann warten: Dein Gegenüber kann noch höher bieten.',
  points:
    'Ein Gebot spricht zu deinem Gegenüber. Eröffne niedrig mit Bube oder Neun und drei Trümpfen; erhöhe sein Gebot um zehn für jedes Ass, das du hast.',
  name: 'Du nennst Trumpf mit sechs von deinen acht Karten. Der Bube mit zwei weiteren oder Neun und Ass mit einer dritten genügen; wenn du gibst, merk dir deine beste Farbe, falls du nennen musst.',
  leadTrumps:
    'Hat dein Team Trumpf bestimmt, spiel zuerst Trumpf: Jeder Trumpf, der fällt, sticht kein Ass von dir mehr.',
  countTrumps:
    'Zähl die Trümpfe. Es sind acht, und wenn Bube und Neun gefallen sind, sind Ass und Zehn die höchsten.',
  feedPartner:
    'Gib Asse und Zehnen in Stiche, die deinem Team sicher sind, und kleine Karten in die des anderen Teams.',
  guardTen:
    'Spiel außerhalb von Trumpf keine Zehn aus, solange das Ass noch fehlt; behalte eine kleine Karte daneben.',
  partnersTrick:
    'Liegt der Stich bei deinem Team, musst du nicht trumpfen. Spar deine Trümpfe und wirf Punkte ab oder die letzte Karte einer Farbe, die du später trumpfen willst.',
  forcedRuff:
    'Hier musst du auch einen Stich deines Teams trumpfen. Überleg es dir, bevor du die letzte Karte einer Farbe spielst.',
  forcedUndertrump:
    'Kleine Trümpfe lassen sich hier nicht aufheben: Sie müssen unter höhere fallen. Trumpf mit ihnen, solange sie noch stechen.',
  forcedBeat:
    'Auch außerhalb von Trumpf muss höher gespielt werden. Ein ausgespielter König oder eine Dame lockt das Ass heraus und macht deine Zehn gut.',
  noTrump:
    'Ohne Trumpf wird nicht getrumpft: Zähl deine Asse und lange Farben mit Ass und Zehn. Spiel zuerst deine lange Farbe.',
  allTrump:
    'Bei alles Trumpf sind in jeder Farbe Bube und Neun die höchsten. Biete es mit mehreren Buben: Jeder ist ein sicherer Stich.',
  double:
    'Gib Kontra auf Trümpfe, nicht auf Hoffnung: Du brauchst sichere Stiche gegen den Kontrakt, am besten hinter dem Gebot.',
  announce:
    'Ansagen verraten allen, wo Karten liegen. Eine Terz, die den Vergleich nicht gewinnen kann, bleibt besser ungesagt.',
  hanging:
    'Nach einem Gleichstand hängen Punkte. Der nächste Kontrakt ist mehr wert: Biete und verteidige danach.',
  capot:
    'Hast du sechs oder sieben Stiche sicher, spiel auf alle acht: Der Capot zählt viel mehr als der letzte Stich.',
  belote:
    'König und Dame von Trumpf auf einer Hand sind 20 wert. Zähl sie mit, bevor du dich für einen Kontrakt entscheidest.',
  lastTrick: 'Der letzte Stich zählt 10 mehr. Behalte dafür eine sichere Karte oder deinen letzten Trumpf.',
};
