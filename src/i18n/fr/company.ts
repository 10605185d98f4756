import type { AskingSentences, CompanySentences } from '../forms.ts';
import { words } from './words.ts';

export const company: CompanySentences = {
  admission: {
    everyone: 'tout le monde',
    invited: 'sur invitation',
    nobody: 'personne, seulement des ordinateurs',
  },
  lobby: {
    invited: 'Sur invitation seulement : `/belote inviter`.',
    nobody: 'Personne ne peut rejoindre : seuls des ordinateurs jouent.',
  },
  invitation: (mention, ruleSet) => `${mention}, on t’invite à cette table : ${words.ruleSet[ruleSet]}.`,
  invited: (mention) => `L’invitation de ${mention} est faite.`,
  kicked: (mention) => `${mention} doit quitter cette table.`,
  noBots: 'Un bot ne peut pas s’asseoir à la table. *Ajouter un ordinateur* en donne un qui sait jouer.',
  missedTurn: 'temps écoulé : un ordinateur a joué',
};

export const asking: AskingSentences = {
  card: (card) => `Jouer **${card}** ?`,
  call: (call) => `**${call}** : on y va ?`,
  yes: 'Oui',
  back: 'Retour',
};
