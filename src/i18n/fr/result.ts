import { finalScore } from '../final-score.ts';
import { plural } from '../plural.ts';
import type { ResultSentences } from '../sentences.ts';
import { contractText } from './table.ts';
import { words } from './words.ts';

const form = plural('fr');

export const result: ResultSentences = {
  dealTitle: (deal) => `Donne ${deal} finie`,
  passedOut: 'Personne n’a pris : la donne est passée et rien n’est marqué.',
  outcome: (outcome, about) => {
    const contract = contractText(about);
    switch (outcome) {
      case 'made':
        return `**Réussi** : ${about.name} (équipe ${words.side[about.side]}) jouait ${contract}.`;
      case 'failed':
        return `**Dedans** : ${about.name} (équipe ${words.side[about.side]}) jouait ${contract}, et l’autre équipe marque les points.`;
      case 'tied':
        return `**Litige** : ${about.name} (équipe ${words.side[about.side]}) jouait ${contract}, et les deux équipes ont autant de points.`;
    }
  },
  capot: (side) => `**Capot** : l’équipe ${words.side[side]} a fait les huit plis.`,
  hanging: (points) =>
    `${points} ${form(points, { one: 'point est', other: 'points sont' })} en litige : la prochaine équipe qui gagne une donne ${form(points, { one: 'l’empoche', other: 'les empoche' })}.`,
  goesOn: {
    capot: 'Les points de la victoire y sont, mais après un capot on joue au moins encore une donne.',
    hanging:
      'Les points de la victoire y sont, mais tant qu’il y a litige on joue au moins encore une donne.',
    level: 'Les deux équipes ont les points de la victoire, à égalité : une donne de plus décide.',
    'passed-out': 'Les points de la victoire y sont, mais une donne passée ne termine pas la partie.',
  },
  nextDeal: (until) => `La donne suivante commence ${until}.`,
  nextDealButton: 'Donne suivante',
  rows: {
    tricks: 'Plis',
    cards: 'Cartes',
    declarations: 'Annonces',
    belote: 'Belote',
    capot: 'Capot',
    contract: 'Contrat',
    writes: 'Marque',
    hanging: 'En litige',
    total: 'Total',
  },
  seed: (seed) => `Graine : \`${seed}\``,
  howToCheck:
    'Son SHA-256 est l’empreinte 🔏 du début : les cartes étaient donc fixées avant la première enchère. `/belote vérifier` les redonne.',
  matchTitle: (winner) => `L’équipe ${words.side[winner]} gagne la partie`,
  matchEnded: 'La partie a été arrêtée avant la fin',
  matchEndedByNobody:
    'La partie a été arrêtée avant la fin : il n’y avait plus personne à la table. Personne n’a gagné.',
  matchEndedBy: (mention) => `La partie a été arrêtée avant la fin par ${mention}. Personne n’a gagné.`,
  won: (names, winner, total) => `🏆 **${names}** gagnent ${finalScore(total, winner)}.`,
  wonByEight: (names) =>
    `🏆 **${names}** ont annoncé les huit cartes d’une couleur : la partie est gagnée d’un coup.`,
  noRating: {
    undecided: 'La partie ne compte pas pour la saison.',
    'not-counted': 'Les parties de cette table ne comptent pas pour la saison.',
    computers:
      'La partie compte pour la saison mais ne fait pas bouger la cote, car des ordinateurs ont joué.',
    left: 'La partie compte pour la saison mais ne fait pas bouger la cote, car quelqu’un l’a quittée ; pour cette personne, elle est perdue.',
  },
  rematch: 'Revanche',
  newPartners: 'Changer les équipes',
};
