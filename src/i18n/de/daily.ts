import type { DailySentences } from '../daily.ts';
import { words } from './words.ts';

export const daily: DailySentences = {
  title: (day) => `Runden des Tages · ${day}`,
  intro: (deals, ruleSet) =>
    `${deals} Runden **${words.ruleSet[ruleSet]}**, heute (UTC) für alle dieselben. Du spielst allein mit drei Computern; wer gleich spielt, bekommt gleiche Antworten.`,
  counting:
    'Dein erster Versuch zählt: die Punkte, die dein Team mehr schreibt als das andere. Danach kannst du üben, so oft du magst.',
  begin: 'Anfangen',
  progress: (deal, deals, points) => `Runde ${deal} von ${deals} · bisher **${points}**`,
  practice: 'Übung: Dieser Versuch zählt nicht.',
  over: (points) => `Alles ist gespielt: **${points}**`,
  counted: 'Das steht in der Tabelle des Tages.',
  practised: 'Das war Übung. In der Tabelle des Tages bleibt dein erster Versuch.',
  place: (place, of) => `Dein Platz: ${place} von ${of}`,
  boardHere: 'Auf diesem Server',
  boardEverywhere: 'Auf allen Servern',
  nobodyYet: 'Noch ist niemand fertig.',
  again: 'Üben',
  seeds: (day, ruleSet) =>
    `Startwerte vom ${day}, ${words.ruleSet[ruleSet]}: Zuerst gab Platz 4, dann 1, 2 und 3.`,
  dayIsOver: 'Die Runden dieses Tages sind vorbei. `/belote heute` hat die von heute.',
};
