import type { HelpSentences } from '../sentences.ts';

export const help: HelpSentences = {
  title: 'Comment on joue à la belote ici',
  paragraphs: [
    '**Une table.** `/belote jouer` ouvre une table dans ce salon. Appuie sur *Rejoindre A* ou *Rejoindre B* ; les partenaires sont dans la même équipe. La partie commence quand les quatre sont d’accord, ou quand l’hôte appuie sur *Lancer* : des ordinateurs prennent alors les places libres.',
    '**Tes cartes.** La partie se joue dans un fil. Appuie sur *Mes cartes* sous la table : personne d’autre ne voit ton jeu. Chaque carte et chaque enchère permises à ce moment ont un bouton ; appuie dessus pour jouer. À ton tour, *Indice* dit ce que jouerait l’ordinateur le plus fort, si la table le permet.',
    '**Le jeu.** Les équipes enchérissent d’abord pour choisir l’atout, puis on joue huit plis. L’attaque doit faire plus de points que la défense, ou atteindre la valeur annoncée. À l’atout, le valet (20) et le neuf (14) sont les plus fortes cartes.',
    '**Le chrono.** Si ton temps est écoulé, un ordinateur joue ce tour pour toi. Après deux tours de suite, il garde ta place jusqu’à ce que tu appuies sur *Je suis de retour*.',
    '**Tu t’y perds ?** `/belote cartes` ouvre ton jeu, `/belote table` remet la table en bas, `/belote dernier-pli` et `/belote score` montrent ce qui s’est passé. `/belote règles` explique les règles d’une table.',
    '**À ta façon.** `/belote préférences` choisit l’aspect des cartes, la langue, l’ordre, les mentions, et si l’on te demande avant de jouer. `/belote configurer` règle un serveur. `/belote conseils` donne des conseils. Le bouton *Règles maison* change les règles d’une table avant la partie.',
  ],
  commandsHead: 'Commandes',
  licences:
    'Cartes traditionnelles : `svg-cards` de David Bellot (LGPL 2.1). Polices : DejaVu, Noto Emoji (OFL). Le programme : MIT. Le détail est dans NOTICES.md.',
  command: (name, description) => `\`${name}\` ${description}`,
};
