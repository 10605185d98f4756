import type { TipSentences } from '../tips.ts';
import { words } from './words.ts';

export const tips: TipSentences = {
  title: (ruleSet) => `Conseils : ${words.ruleSet[ruleSet]}`,
  take: 'Prends quand la retourne te fait trois bons atouts, surtout avec le valet, ou avec le neuf et l’as, et que tu as un as à côté.',
  ladder:
    'Annonce une couleur avec son valet et au moins deux autres cartes. Une deuxième couleur peut attendre : ton partenaire peut encore monter.',
  points:
    'Une enchère parle à ton partenaire. Ouvre bas avec le valet ou le neuf et trois atouts ; relance-le de dix pour chaque as que tu tiens.',
  name: 'Tu choisis l’atout avec six de tes huit cartes. Le valet et deux autres, ou le neuf et l’as avec un troisième, suffisent ; si tu distribues, garde ta meilleure couleur en tête, au cas où tu devrais choisir.',
  leadTrumps:
    'Si ton équipe a choisi l’atout, joue d’abord atout : chaque atout tombé ne coupera plus tes as.',
  countTrumps:
    'Compte les atouts. Il y en a huit, et quand le valet et le neuf sont passés, l’as et le dix sont les plus forts.',
  feedPartner:
    'Donne tes as et tes dix aux plis que ton équipe fait à coup sûr, et tes petites cartes à ceux de l’autre équipe.',
  guardTen:
    'Hors de l’atout, n’entame pas un dix tant que l’as n’est pas passé ; garde une petite carte à côté.',
  partnersTrick:
    'Tant que ton équipe tient le pli, tu n’as pas à couper. Garde tes atouts et défausse des points, ou la dernière carte d’une couleur que tu voudras couper.',
  forcedRuff:
    'Ici, il faut couper même un pli que tient ton équipe. Réfléchis avant de jouer la dernière carte d’une couleur.',
  forcedUndertrump:
    'Les petits atouts ne se gardent pas ici : il faut les fournir sous un plus gros. Coupe avec tant qu’ils gagnent encore.',
  forcedBeat:
    'Il faut monter aussi hors de l’atout. Un roi ou une dame en entame fait sortir l’as et rend ton dix maître.',
  noTrump:
    'À sans-atout, personne ne coupe : compte tes as et tes couleurs longues avec l’as et le dix. Joue d’abord ta longue.',
  allTrump:
    'À tout-atout, le valet et le neuf sont les plus forts dans chaque couleur. Annonce-le avec plusieurs valets : chacun est un pli sûr.',
  double:
    'Coinche avec des atouts, pas avec des espoirs : il faut des plis sûrs contre le contrat, si possible en jouant derrière.',
  announce:
    'Tes annonces disent à tout le monde où sont les cartes. Une tierce qui ne peut pas être la meilleure, mieux vaut la taire.',
  hanging:
    'Une donne à égalité laisse des points en litige. Le contrat suivant vaut plus : annonce et défends en conséquence.',
  capot:
    'Quand tu vois six ou sept plis, joue pour les huit : le capot rapporte bien plus que le dix de der.',
  belote: 'Le roi et la dame d’atout dans la même main valent 20. Compte-les avant de choisir un contrat.',
  lastTrick:
    'Le dernier pli vaut 10 de plus (le dix de der). Garde une carte maîtresse, ou ton dernier atout.',
};
