import { plural } from '../plural.ts';
import type { RulesSentences } from '../rules.ts';
import { words } from './words.ts';

const form = plural('fr');

export const rules: RulesSentences = {
  title: (ruleSet, isTable) =>
    `${isTable ? 'Règles de cette table : ' : 'Règles : '}${words.ruleSet[ruleSet]}`,
  heads: {
    aim: 'But',
    auction: 'Enchères',
    play: 'Jeu de la carte',
    declarations: 'Annonces et belote',
    scoring: 'Marque',
    end: 'Fin de la partie',
  },
  aim: (target) =>
    `Deux équipes de deux, 32 cartes. La première équipe à ${words.number(target)} ${form(target, { one: 'point', other: 'points' })} gagne la partie.`,
  direction: {
    ccw: 'On joue vers la droite.',
    clockwise: 'On joue vers la gauche.',
  },
  auction: {
    ladder: () =>
      'Cinq cartes chacun. À ton tour, annonce un contrat plus haut que le dernier, ou passe. Passer n’est pas définitif ; trois passes de suite ferment les enchères. Ensuite chacun reçoit trois cartes. Quatre passes au début : rien à marquer, nouvelle donne.',
    'turned-card': () =>
      'Cinq cartes chacun, une carte est retournée. Premier tour : *prendre* sa couleur comme atout, ou passer. Si tous passent, second tour : *choisir* une autre couleur, ou passer. Qui prend reçoit la retourne et deux cartes, les autres trois. Tous passent deux fois : nouvelle donne.',
    points: (maxBid) =>
      `Huit cartes chacun. À ton tour, annonce une valeur de 80 à ${maxBid}, de dix en dix, ou un capot, avec un contrat ; il faut dépasser l’enchère précédente. Passer n’est pas définitif ; trois passes de suite ferment les enchères. Quatre passes au début : nouvelle donne.`,
    'name-once': () =>
      'Six cartes chacun et deux face cachée. Chacun son tour, une seule fois : choisir l’atout ou passer ; si trois ont passé, qui distribue doit choisir. Le premier choix ferme les enchères, puis on relève ses deux cartes.',
  },
  contracts: (contracts) => `Contrats : ${words.list(contracts.map((each) => words.contract[each]))}.`,
  double: {
    no: 'On ne coinche pas.',
    'in-turn':
      'À ton tour, tu peux coincher (contrer) l’enchère de l’autre équipe, ou surcoincher celle de la tienne si elle est coinchée. Une enchère plus haute annule les deux.',
    'any-time':
      'Tant qu’une enchère tient, chaque adversaire peut la coincher à tout moment ; cela ferme les enchères. Qui l’a faite, puis son vis-à-vis, peuvent alors surcoincher.',
    'after-auction':
      'Quand trois passes ont fermé les enchères, qui a la main peut monter une fois dans le même contrat. Puis la défense peut contrer (coincher), et l’attaque surcontrer (surcoincher).',
  },
  strength:
    'Atouts, du plus fort au plus faible (points) : V (20), 9 (14), A (11), 10 (10), R (4), D (3), 8, 7. Autres couleurs : A (11), 10 (10), R (4), D (3), V (2), 9, 8, 7. Le dernier pli vaut 10 de plus (dix de der).',
  allTrump: {
    ranks:
      'À tout-atout, chaque couleur a l’ordre et les points de l’atout, et il faut monter comme à l’atout.',
    belote: 'À tout-atout, chaque paire compte si elle est entamée ou fournie.',
  },
  noTrump: {
    ranks: 'À sans-atout, chaque couleur a l’ordre et les points des autres couleurs.',
    declarations: 'À sans-atout, il n’y a pas d’annonces.',
    belote: 'À sans-atout, il n’y a pas de belote.',
  },
  following:
    'Il faut fournir la couleur demandée. À l’atout, il faut monter si on peut. Si tu ne peux pas fournir, tu dois couper, et surcouper si on a déjà coupé et que tu le peux.',
  ruffOverPartner: {
    free: 'Si ton équipe tient le pli, rien ne t’oblige à couper.',
    forced: 'Il faut couper même si ton équipe tient le pli.',
  },
  undertrump: {
    free: 'Si tu ne peux pas surcouper, tu joues n’importe quelle carte.',
    forced: 'Si tu ne peux pas surcouper, tu dois quand même jouer atout.',
  },
  beatPlainSuit: {
    free: 'Hors atout, rien n’oblige à monter.',
    forced:
      'Hors atout aussi, il faut monter sur la plus forte carte si on peut, sauf si le pli est déjà coupé.',
  },
  noDeclarations: 'On joue sans annonces.',
  declarationValues:
    'Elles se disent avec ta première carte : tierce (3 qui se suivent) 20, cinquante (4) 50, cent (5 ou plus) 100 ; carré de valets 200, de neufs 150, d’as, de dix, de rois ou de dames 100.',
  compare: {
    separate:
      'Suites et carrés se comparent à part : l’équipe de la meilleure suite compte toutes ses suites, celle du meilleur carré tous ses carrés.',
    'single-best':
      'La meilleure annonce décide : son équipe compte toutes ses annonces, l’autre aucune. Un carré bat toute suite.',
  },
  declarationTie: {
    cancel: 'Si les meilleures suites sont égales, aucune suite ne compte.',
    'trump-then-seat': 'Suites égales : celle d’atout gagne, sinon celle de qui parle en premier.',
    seat: 'Suites égales : celle de qui parle en premier gagne.',
  },
  sequenceLength: {
    class: 'À partir de cinq cartes, la longueur d’une suite ne compte plus.',
    length: 'Une suite plus longue bat une plus courte, même au-delà de cinq cartes.',
  },
  eightRun: {
    'one-quinte': 'Les huit cartes d’une couleur font un cent.',
    'quinte-and-tierce': 'Les huit cartes d’une couleur font un cent et une tierce.',
  },
  needTrick: {
    yes: 'Une équipe sans pli ne marque rien pour ses annonces.',
    no: 'Les annonces comptent même sans faire de pli.',
  },
  belote:
    'Belote : roi et dame d’atout dans la même main valent 20 ; « belote » et « rebelote » se disent tout seuls.',
  beloteOnFail: {
    'to-opponents': 'Dedans, la belote de l’attaque va à l’autre équipe.',
    stays: 'Même dedans, une équipe garde sa belote.',
  },
  tricklessBelote: {
    'to-opponents': 'Une équipe sans pli donne sa belote à l’autre.',
    stays: 'Une équipe sans pli garde sa belote.',
  },
  scoring: {
    tenths: () =>
      'On marque en dizaines (une donne à la couleur vaut 16, à tout-atout et à sans-atout 26) ; à sans-atout, tout compte double. Si l’attaque a plus que la défense, chaque équipe marque ses points ; si elle a moins, la défense marque tout. Coinché : l’équipe qui a le plus marque tout × 2, surcoinché × 4.',
    plain: (declares) =>
      `Si l’attaque a plus de points que la défense, chaque équipe marque les siens. Si elle en a moins, elle est dedans : la défense marque ${declares ? '162 et toutes les annonces' : '162'}.`,
    coinche: (declares) =>
      `L’attaque doit faire au moins 82 points de cartes, et son enchère, ${declares ? 'annonces et belote comprises' : 'belote comprise'}. Réussi : chaque équipe marque ses points, arrondis à dix, et l’attaque ajoute son enchère. Chuté : la défense marque ${declares ? '160 + l’enchère + toutes les annonces' : '160 + l’enchère'}. Coinché : qui gagne marque ${declares ? '(160 + l’enchère + les annonces)' : '(160 + l’enchère)'} × 2, surcoinché × 4.`,
    contree: () =>
      'L’attaque doit faire son enchère avec ses cartes et sa belote. Réussi : chaque équipe marque ses points et l’attaque ajoute son enchère. Chuté : la défense marque 162, les belotes et l’enchère. Contre et surcontre ne multiplient que l’enchère.',
  },
  tie: {
    'bidders-hang':
      'Égalité (litige) : la défense marque ses points, ceux de l’attaque vont à qui gagne la donne suivante.',
    'all-hang':
      'Égalité (litige) : tous les points vont à qui gagne la donne suivante ; les belotes se marquent tout de suite.',
    made: 'Égalité : le contrat est réussi.',
    fails: 'Égalité : l’attaque est dedans.',
  },
  capot: {
    bonus: (points) => `Capot (les huit plis) : ${points} de plus.`,
    cards: (points) => `Capot (les huit plis) : ${points} pour les cartes.`,
    'last-trick': (points) => `Capot (les huit plis) : le dernier pli vaut ${points} au lieu de 10.`,
    nothing: () => 'Capot (les huit plis) : rien de plus, sauf s’il est annoncé.',
  },
  end: 'La partie finit après la donne où une équipe atteint l’objectif ; si les deux l’ont, le plus haut total gagne, et à égalité on joue encore une donne.',
  valatBlocksEnd: { yes: 'Après un capot, on joue au moins encore une donne.', no: '' },
  hangingBlocksEnd: { yes: 'Tant qu’il y a litige, on joue au moins encore une donne.', no: '' },
  eightRunWins: { yes: 'Annoncer les huit cartes d’une couleur gagne la partie d’un coup.', no: '' },
  changed: 'signale les règles maison de cette table.',
};
