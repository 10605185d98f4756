import type { SettingsSentences, SetupSentences } from '../forms.ts';

export const settings: SettingsSentences = {
  title: 'Tes préférences',
  faces: 'Aspect des cartes',
  faceNames: {
    french: 'Françaises, grands coins',
    'french-4c': 'Françaises en quatre couleurs',
    german: 'Allemandes doubles : glands, feuilles, cœurs, grelots',
    traditional: 'Françaises traditionnelles',
    text: 'En texte, sans images',
  },
  language: 'Langue',
  discordLanguage: 'Celle de mon Discord',
  sort: 'Ordre de tes cartes',
  sortNames: { suits: 'Par couleur, atouts d’abord', dealt: 'Comme elles ont été données' },
  habits: 'À la table',
  ping: 'Me mentionner quand c’est à moi',
  announce: 'Faire mes annonces automatiquement',
  confirm: 'Demander avant de jouer une carte ou une enchère',
  saved: 'C’est noté. Voici comment tu joues maintenant :',
};

export const setup: SetupSentences = {
  title: 'La belote sur ce serveur',
  rules: 'Variante d’une nouvelle table',
  channels: 'Où l’on peut ouvrir des tables',
  everywhere: 'Dans tous les salons',
  language: 'Langue des messages publics',
  serverLanguage: 'Celle du serveur',
  clock: 'Temps pour un tour',
  tables: 'Les nouvelles tables ont',
  pictures: 'Des images de la table',
  hints: 'Des indices sur demande',
  rated: 'Des parties qui comptent pour la saison',
  more: 'Autres réglages',
  level: 'Niveau des ordinateurs',
  admission: 'Qui peut rejoindre',
  saved: 'C’est noté. Les nouvelles tables s’ouvrent ainsi :',
  notAllowed: 'Il faut la permission **Gérer le serveur** pour changer cela.',
  wrongChannel: (channels) => `Sur ce serveur, les tables s’ouvrent ici : ${channels}`,
};
