import type { RefusalContext, RefusalSentences } from '../refusals.ts';
import { words } from './words.ts';

export const refusal: RefusalSentences = {
  'malformed-action': () => 'Je n’ai pas compris. Appuie sur **Mes cartes** pour de nouveaux boutons.',
  'not-your-turn': () => 'Ce n’est pas encore ton tour.',
  'auction-is-over': () => 'Les enchères sont finies : on joue les cartes.',
  'auction-is-running': () => 'Les enchères ne sont pas finies : on ne joue pas encore de carte.',
  'deal-is-over': () => 'Cette donne est déjà finie.',
  'match-is-over': () => 'Cette partie est déjà finie.',
  'pass-not-allowed': () =>
    'Tu ne peux pas passer ici : quand les trois autres ont passé, qui distribue doit choisir l’atout.',
  'take-not-allowed': () =>
    'Il n’y a rien à prendre : seule la couleur de la retourne se prend, au premier tour.',
  'name-not-allowed': () =>
    'Cette couleur ne peut pas être choisie : au second tour, celle de la retourne est exclue.',
  'bid-not-allowed': () => 'Une enchère doit dépasser la précédente. Choisis-en une autre, ou passe.',
  'double-not-allowed': () =>
    'On ne coinche qu’une enchère de l’autre équipe, si elle n’est pas déjà coinchée.',
  'redouble-not-allowed': () =>
    'On ne surcoinche que l’enchère de sa propre équipe, une fois qu’elle est coinchée.',
  'card-not-held': () => 'Tu n’as plus cette carte.',
  'must-follow-suit': ({ led }) =>
    led
      ? `On a demandé ${words.suit[led]} et tu en as : tu dois fournir.`
      : 'Tu as de la couleur demandée : tu dois fournir.',
  'must-trump': (context) =>
    context.ruffsPartner
      ? `Tu ne peux pas fournir : tu dois couper${trumpName(context)}, même quand ton équipe tient le pli.`
      : `Tu ne peux pas fournir et ton équipe ne tient pas le pli : tu dois couper${trumpName(context)}.`,
  'must-play-higher': () => 'Tu as une carte qui bat la plus forte du pli : tu dois monter.',
  'no-declarations': () => 'Pas d’annonces ici : pas dans cette variante, ou pas à sans-atout.',
  'too-late-to-declare': () =>
    'Les annonces se font avec ta première carte de la donne ; maintenant, c’est trop tard.',
  'not-a-declaration': () =>
    'Ce n’est pas une annonce : il faut trois cartes ou plus qui se suivent dans une couleur, ou quatre cartes pareilles à partir du 9.',
  'declared-card-not-held': () => 'Tu ne peux annoncer que des cartes que tu as reçues.',
  'card-declared-twice': () => 'Une carte ne peut pas servir à deux annonces.',
  'run-split': () => 'Une suite ne peut pas être coupée en deux annonces.',
  stale: () => 'Quelque chose s’est passé avant. Voici où on en est.',
  'not-seated': () =>
    'Tu ne joues pas à cette table. Tu peux regarder, ou prendre une place libre : bienvenue !',
  'already-seated': () => 'Tu as déjà une place à cette table.',
  'side-full': () => 'Cette équipe est complète. Essaie l’autre.',
  'table-full': () => 'Les quatre places sont prises.',
  'not-host': () => 'Seul l’hôte de la table peut faire cela.',
  'not-in-lobby': () => 'La partie a déjà commencé.',
  'not-playing': () => 'La partie n’a pas encore commencé.',
  'table-closed': () => 'Cette table est fermée. `/belote jouer` en ouvre une nouvelle.',
  'table-unknown': () => 'Je ne connais plus cette table. `/belote jouer` en ouvre une nouvelle.',
  'deal-running': () => 'La donne n’est pas encore finie.',
  'seat-not-free': () => 'Cette place est occupée : on ne peut prendre que celle d’un ordinateur.',
  'other-seat-left': () =>
    'Vous avez quitté une autre place de cette partie : seule celle-là peut redevenir la vôtre.',
  'seated-otherwise': () =>
    'La prochaine partie est prévue avec d’autres places : appuyez-y sur **Prêt** si cela vous va.',
  'not-away': () => 'Tu n’es pas en pause : ta place est à toi et c’est toi qui joues.',
  'not-invited': () => 'Cette table est sur invitation : demande `/belote inviter` à quelqu’un qui y joue.',
  kicked: () => 'On t’a fait quitter cette table : tu ne peux pas y revenir.',
  'nobody-may-join': () => 'Personne ne peut rejoindre cette table : seuls des ordinateurs y jouent.',
  'sits-here': () => 'Cette personne a déjà une place à cette table.',
  'was-kicked': () => 'Cette personne a dû quitter la table et ne peut pas y revenir.',
  'already-invited': () => 'Cette personne a déjà une invitation.',
  'not-yourself': () => 'Pas contre toi ! `/belote quitter` libère ta place.',
  'not-at-table': () => 'Cette personne ne joue pas à cette table.',
  'house-rules-misfit': () => 'Ces règles maison ne vont pas ensemble : rien n’a changé.',
  'nothing-changed': () => 'Ce sont déjà les règles de la table : rien n’a changé.',
  'hints-off': () => 'Cette table se joue sans indices : ici, on réfléchit par soi-même.',
  'match-running': () => 'Cette partie n’est pas finie : tu pourras la regarder ensuite.',
  'match-unknown': () =>
    'Je ne connais pas cette partie sur ce serveur. `/belote historique` montre celles que je connais.',
  'not-a-seed': () =>
    'Ce n’est pas une graine : une graine a 64 signes, de 0 à 9 et de a à f. Elle est écrite sous le résultat d’une donne finie.',
  'store-unavailable': () =>
    'Je ne peux rien enregistrer en ce moment, donc rien n’a changé. Réessaie dans un instant.',
  'no-permission': ({ permissions = [], where }) => {
    if (permissions.length > 0)
      return `Il manque ${where === undefined ? 'ici' : `dans ${where}`} : ${words.list(permissions.map((each) => `**${each}**`))}.`;
    return where === undefined
      ? 'Il manque une permission pour cela.'
      : `Il manque une permission dans ${where}.`;
  },
  'unknown-press': () =>
    'Ce bouton date d’une ancienne version. Appuie sur **Mes cartes** ou tape `/belote table`.',
  'use-in-server': () => 'La belote se joue sur un serveur : utilise cette commande dans un de ses salons.',
  'no-table-here': () =>
    'Il n’y a pas de table ici. Va dans le fil d’une table, ou ouvres-en une avec `/belote jouer`.',
};

function trumpName({ contract }: RefusalContext): string {
  if (!contract || contract === 'NT' || contract === 'AT') return '';
  return ` (${words.suit[contract]})`;
}
