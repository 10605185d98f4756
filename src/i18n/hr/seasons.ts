import { plural } from '../plural.ts';
import type { SeasonSentences } from '../seasons.ts';

const form = plural('hr');

export const seasons: SeasonSentences = {
  notAllowed: 'Za sezone treba dopuštenje **Upravljanje serverom**.',
  started: (name) => `**${name}** počinje: odsad se partije broje za tu sezonu.`,
  startedBehind: (name, closed) =>
    `**${name}** počinje: odsad se partije broje za tu sezonu. **${closed}** je trajala dosad i sad je zatvorena; ljestvica ostaje čitljiva.`,
  closed: (name) =>
    `**${name}** je zatvorena; ljestvica ostaje čitljiva. Sljedeća gotova partija počinje novu sezonu.`,
  renamed: (before, after) => `**${before}** se sad zove **${after}**.`,
  noneRuns: 'Trenutno ne traje nijedna sezona. Sljedeća gotova partija počinje novu.',
  overtaken:
    'Sezona je počela prije samo jednog trena: možda je netko bio brži ili je završila partija. Ništa nije promijenjeno; ako to i dalje želiš, upiši još jednom za deset sekundi.',
  noSuch: (count) =>
    count === 0 ? 'Ovdje još nema sezone.' : `Ovdje nema sezone s tim brojem: idu od 1 do ${count}.`,
  nameNeeded: 'Za to treba ime koje se može pročitati.',
  title: 'Sezone',
  noneYet: 'Ovdje još nema sezone. Prva gotova partija počinje jednu.',
  since: (date) => `od ${date}`,
  span: (from, to) => `od ${from} do ${to}`,
  matches: (count) => `${count} ${form(count, { one: 'partija', few: 'partije', other: 'partija' })}`,
  leader: (name) => `vodi: ${name}`,
  earlier: (count) =>
    `${count} ${form(count, { one: 'ranija sezona nije prikazana', few: 'ranije sezone nisu prikazane', other: 'ranijih sezona nije prikazano' })}.`,
  howToLook: '`/belot ljestvica` pokazuje svaku po njezinu broju.',
};
