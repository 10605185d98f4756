import { plural } from '../plural.ts';
import type { SeasonSentences } from '../seasons.ts';

const form = plural('fr');

export const seasons: SeasonSentences = {
  notAllowed: 'Il faut la permission **Gérer le serveur** pour s’occuper des saisons.',
  started: (name) => `**${name}** commence : les parties comptent pour elle à partir de maintenant.`,
  startedBehind: (name, closed) =>
    `**${name}** commence : les parties comptent pour elle à partir de maintenant. **${closed}** était en cours et vient d’être close ; son classement reste lisible.`,
  closed: (name) =>
    `**${name}** est close ; son classement reste lisible. La prochaine partie finie commence une nouvelle saison.`,
  renamed: (before, after) => `**${before}** s’appelle maintenant **${after}**.`,
  noneRuns: 'Aucune saison n’est en cours. La prochaine partie finie en commence une.',
  overtaken:
    'Une saison vient de commencer : quelqu’un a peut-être été plus rapide, ou une partie s’est terminée. Rien n’a changé ; si tu le veux toujours, tape-le encore une fois dans dix secondes.',
  noSuch: (count) =>
    count === 0
      ? 'Il n’y a encore aucune saison ici.'
      : `Il n’y a pas de saison de ce numéro ici : elles vont de 1 à ${count}.`,
  nameNeeded: 'Il faut pour cela un nom lisible.',
  title: 'Saisons',
  noneYet: 'Il n’y a encore aucune saison ici. La première partie finie en commence une.',
  since: (date) => `depuis le ${date}`,
  span: (from, to) => `du ${from} au ${to}`,
  matches: (count) => `${count} ${form(count, { one: 'partie', other: 'parties' })}`,
  leader: (name) => `en tête : ${name}`,
  earlier: (count) =>
    `${count} ${form(count, { one: 'saison précédente n’est pas montrée', other: 'saisons précédentes ne sont pas montrées' })}.`,
  howToLook: '`/belote classement` montre chacune par son numéro.',
};
