import type { ForgettingSentences } from '../forgetting.ts';
import { words } from './words.ts';

export const forgetting: ForgettingSentences = {
  title: 'M’oublier',
  ask: 'Cela efface ce que je garde de toi, sur tous les serveurs : tes préférences, ton nom et ton identifiant dans les parties, les classements et les journaux. On ne peut pas revenir en arrière.\n\nLes parties que tu as jouées restent, pour les autres ; tu y figures comme *une personne partie*. Les messages dans les salons restent comme ils sont, ainsi que les sauvegardes de qui me fait tourner. Ensuite, tu commences comme au premier jour.',
  button: 'Tout effacer',
  stillAt: (threads) =>
    `Une table ouverte a encore besoin de toi : ${words.list(threads)}. Quitte-la avec \`/belote quitter\` ; si ta place dans une partie est déjà perdue, attends la fin de celle-ci. Puis reviens ici.`,
  done: 'C’est fait : je ne sais plus rien de toi. Quand tu veux, `/belote jouer` recommence à zéro.',
};
