import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { ResultSentences } from '../sentences.ts';
import { contractText } from './table.ts';
import { words } from './words.ts';

const form = plural('hr');

export const result: ResultSentences = {
  dealTitle: (deal) => `${deal}. dijeljenje je gotovo`,
  passedOut: 'Svi su rekli dalje: ništa se ne piše i dijeli se ponovno.',
  outcome: (outcome, about) => {
    const contract = contractText(about);
    switch (outcome) {
      case 'made':
        return `**Prolaz**: ${about.name} (tim ${words.side[about.side]}) prolazi, zvano je ${contract}.`;
      case 'failed':
        return `**Pad**: ${about.name} (tim ${words.side[about.side]}) pada, zvano je ${contract}; bodove piše drugi tim.`;
      case 'tied':
        return `**Jednako**: ${about.name} (tim ${words.side[about.side]}) i drugi tim imaju isto, zvano je ${contract}.`;
    }
  },
  capot: (side) => `**Štiglja**: tim ${words.side[side]} nosi svih osam štihova.`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'bod visi', few: 'boda vise', other: 'bodova visi' })}: ${form(points, { one: 'dobiva ga', few: 'dobiva ih', other: 'dobiva ih' })} tim koji dobije sljedeće dijeljenje.`,
  goesOn: {
    capot: 'Bodovi za pobjedu su skupljeni, ali nakon štiglje igra se barem još jedno dijeljenje.',
    hanging: 'Bodovi za pobjedu su skupljeni, ali dok bodovi vise igra se barem još jedno dijeljenje.',
    level: 'Oba tima imaju bodove za pobjedu, i to jednako: odlučuje još jedno dijeljenje.',
    'passed-out':
      'Bodovi za pobjedu su skupljeni, ali dijeljenje u kojem su svi rekli dalje ne završava partiju.',
  },
  nextDeal: (until) => `Sljedeće dijeljenje počinje ${until}.`,
  nextDealButton: 'Sljedeće dijeljenje',
  rows: {
    tricks: 'Štihovi',
    cards: 'Karte',
    declarations: 'Zvanja',
    belote: 'Bela',
    capot: 'Štiglja',
    contract: 'Zvano',
    writes: 'Piše',
    hanging: 'Visi',
    total: 'Ukupno',
  },
  seed: (seed) => `Ključ: \`${seed}\``,
  howToCheck:
    'Njegov SHA-256 je otisak 🔏 s početka, dakle karte su bile određene prije nego što je itko zvao. `/belot provjeri` dijeli ih ponovno.',
  matchTitle: (winner) => `Tim ${words.side[winner]} dobiva partiju`,
  matchEnded: 'Partija je prekinuta prije kraja',
  matchEndedByNobody:
    'Partija je prekinuta prije kraja jer za stolom više nije bilo nikoga. Pobjednika nema.',
  matchEndedBy: (mention) => `Partiju prije kraja prekida ${mention}. Pobjednika nema.`,
  won: (names, winner, total) => `🏆 **${names}** pobjeđuju ${finalScore(total, winner)}.`,
  wonByEight: (names) =>
    `🏆 **${names}** zovu belot, svih osam karata jedne boje: partija je odmah dobivena.`,
  noRating: {
    undecided: 'Partija se ne broji za sezonu.',
    'not-counted': 'Partije za ovim stolom ne broje se za sezonu.',
    computers: 'Partija se broji za sezonu, ali ne mijenja rejting jer su igrala računala.',
    left: 'Partija se broji za sezonu, ali ne mijenja rejting jer ju je netko napustio; za tu je osobu izgubljena.',
  },
  rematch: 'Revanš',
  newPartners: 'Novi timovi',
};
