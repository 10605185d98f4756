import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'belote', description: 'Jouer à la belote entre amis et avec des ordinateurs' },
  start: {
    name: 'jouer',
    description: 'Ouvrir une table dans ce salon',
    options: {
      rules: { name: 'règles', description: 'La variante à laquelle jouer' },
      target: { name: 'objectif', description: 'Le nombre de points qui gagne la partie' },
      admission: { name: 'accès', description: 'Qui peut rejoindre la table' },
      house: { name: 'maison', description: 'Choisir des règles maison avant d’ouvrir la table' },
      level: { name: 'niveau', description: 'Le niveau des ordinateurs' },
      clock: { name: 'chrono', description: 'Le temps pour un tour' },
      announcements: {
        name: 'annonces',
        description: 'Compter les tierces, les cinquantes, les cents et les carrés',
      },
    },
  },
  choices: {
    on: 'avec',
    off: 'sans',
    noClock: 'sans chrono',
    yes: 'oui',
    season: {
      start: 'commencer une nouvelle saison',
      close: 'clore la saison en cours',
      rename: 'renommer une saison',
      list: 'montrer toutes les saisons',
    },
  },
  hand: { name: 'cartes', description: 'Ouvrir ton jeu ; personne d’autre ne le voit' },
  hint: { name: 'indice', description: 'Demander ce que jouerait l’ordinateur le plus fort, et pourquoi' },
  table: { name: 'table', description: 'Remettre la table en bas du fil' },
  lastTrick: { name: 'dernier-pli', description: 'Montrer le dernier pli' },
  score: { name: 'score', description: 'Montrer le score de cette partie, donne par donne' },
  rules: {
    name: 'règles',
    description: 'Expliquer les règles de cette table, ou d’une variante',
    options: { rules: { name: 'règles', description: 'La variante à expliquer' } },
  },
  tips: {
    name: 'conseils',
    description: 'Des conseils pour cette table, ou pour une variante',
    options: { rules: { name: 'règles', description: 'La variante' } },
  },
  invite: {
    name: 'inviter',
    description: 'Inviter quelqu’un à cette table',
    options: { person: { name: 'personne', description: 'La personne à inviter' } },
  },
  kick: {
    name: 'exclure',
    description: 'Faire quitter la table à quelqu’un (hôte ou modération)',
    options: { person: { name: 'personne', description: 'La personne qui doit partir' } },
  },
  leave: { name: 'quitter', description: 'Quitter cette table ; un ordinateur continue avec tes cartes' },
  end: { name: 'arrêter', description: 'Arrêter cette partie avant la fin (hôte ou modération)' },
  standings: {
    name: 'classement',
    description: 'Montrer le classement d’une saison',
    options: {
      rules: { name: 'règles', description: 'Seulement les parties de cette variante' },
      season: { name: 'saison', description: 'Le numéro d’une saison passée' },
      page: { name: 'page', description: 'La page du classement' },
    },
  },
  daily: {
    name: 'jour',
    description: 'Les donnes du jour : les mêmes pour tout le monde, en solo avec trois ordinateurs',
  },
  profile: {
    name: 'profil',
    description: 'Ce que quelqu’un a joué ici, et ses succès',
    options: { person: { name: 'personne', description: 'De qui ; sinon le tien' } },
  },
  season: {
    name: 'saison',
    description: 'Commencer, clore ou renommer une saison, ou les montrer toutes (Gérer le serveur)',
    options: {
      what: { name: 'action', description: 'Que faire' },
      name: { name: 'nom', description: 'Un nom pour la nouvelle saison, ou pour celle à renommer' },
      season: { name: 'saison', description: 'Le numéro de la saison à renommer ; sinon celle en cours' },
    },
  },
  history: {
    name: 'historique',
    description: 'Regarder les parties jouées sur ce serveur',
    options: { person: { name: 'personne', description: 'Seulement les parties de cette personne' } },
  },
  check: {
    name: 'vérifier',
    description: 'Redistribuer une graine, pour vérifier qu’une donne était honnête',
    options: {
      seed: { name: 'graine', description: 'La graine montrée à la fin de la donne' },
      rules: { name: 'règles', description: 'La variante, si aucune donne d’ici n’avait cette graine' },
      dealer: {
        name: 'donneur',
        description: 'La place qui distribue (1 à 4), si aucune donne d’ici n’avait cette graine',
      },
    },
  },
  settings: { name: 'préférences', description: 'Tes cartes, ta langue, tes mentions et tes habitudes' },
  setup: { name: 'configurer', description: 'La belote sur ce serveur (Gérer le serveur)' },
  forgetMe: {
    name: 'oublie-moi',
    description: 'Effacer tout ce qui est gardé de toi, sur tous les serveurs',
  },
  help: { name: 'aide', description: 'Comment on joue ici' },
};
