import { plural } from '../plural.ts';
import type { ScoreSentences, StandingsSentences } from '../scores.ts';
import { words } from './words.ts';

const form = plural('de');

export const score: ScoreSentences = {
  title: 'Stand',
  score: ([a, b], target) => `A **${a}** · B **${b}** · bis ${target}`,
  noDealYet: 'Noch ist keine Runde zu Ende.',
  earlierDeals: (count) =>
    `(${count} frühere ${form(count, { one: 'Runde ist', other: 'Runden sind' })} nicht gezeigt)`,
  deal: 'Nr',
  contract: 'Kontrakt',
  passedOut: 'gepasst',
  signs: { made: '✓', failed: '✗', tied: '=', 'passed-out': '–' },
  signsExplained: '✓ geschafft · ✗ nicht geschafft · = Gleichstand · – alle gepasst',
  lastTrick: (number) => `Stich ${number}`,
  noTrickYet: 'In dieser Runde ist noch kein Stich zu Ende.',
  trickTo: (name) => `Der Stich geht an ${name}.`,
};

export const standings: StandingsSentences = {
  season: (number) => `Saison ${number}`,
  title: (seasonName) => `Tabelle · ${seasonName}`,
  allRuleSets: 'Alle Varianten',
  forRuleSet: (ruleSet) => words.ruleSet[ruleSet],
  page: (page, pages) => `Seite ${page} von ${pages}`,
  nobodyYet:
    'In dieser Saison ist noch keine gewertete Partie zu Ende. `/belote spielen` eröffnet einen Tisch.',
  heads: { name: 'Name', played: 'P', won: 'S', rating: 'Wert', change: '±' },
  explained:
    'P Partien · S Siege · ± Änderung durch die letzte Partie. Nur Partien unter vier Menschen ändern die Wertung. Bei gleicher Wertung: mehr Siege, dann weniger Niederlagen, dann die bessere Punktdifferenz.',
};
