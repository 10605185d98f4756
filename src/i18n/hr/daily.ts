import type { DailySentences } from '../daily.ts';
import { words } from './words.ts';

export const daily: DailySentences = {
  title: (day) => `Dijeljenja dana · ${day}`,
  intro: (deals, ruleSet) =>
    `${deals} dijeljenja po pravilima **${words.ruleSet[ruleSet]}**, danas (UTC) ista za sve. Igraš s tri računala; tko igra jednako, dobiva jednake odgovore.`,
  counting:
    'Prvi pokušaj se broji: za koliko bodova tvoj tim piše više od drugog. Nakon toga možeš vježbati koliko želiš.',
  begin: 'Počni',
  progress: (deal, deals, points) => `Dijeljenje ${deal} od ${deals} · dosad **${points}**`,
  practice: 'Vježba: ovaj se pokušaj ne broji.',
  over: (points) => `Sve je odigrano: **${points}**`,
  counted: 'To ostaje na ljestvici dana.',
  practised: 'To je bila vježba. Na ljestvici dana ostaje tvoj prvi pokušaj.',
  place: (place, of) => `Tvoje mjesto: ${place} od ${of}`,
  boardHere: 'Na ovom serveru',
  boardEverywhere: 'Na svim serverima',
  nobodyYet: 'Još nitko nije završio.',
  again: 'Vježbaj',
  seeds: (day, ruleSet) =>
    `Ključevi za ${day}, ${words.ruleSet[ruleSet]}: prvo je dijelilo mjesto 4, zatim 1, 2 i 3.`,
  dayIsOver: 'Dijeljenja tog dana su gotova. `/belot danas` ima današnja.',
};
