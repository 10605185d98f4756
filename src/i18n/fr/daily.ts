import type { DailySentences } from '../daily.ts';
import { words } from './words.ts';

export const daily: DailySentences = {
  title: (day) => `Donnes du jour · ${day}`,
  intro: (deals, ruleSet) =>
    `${deals} donnes de **${words.ruleSet[ruleSet]}**, les mêmes pour tout le monde aujourd’hui (UTC). Tu joues en solo avec trois ordinateurs ; qui joue pareil reçoit les mêmes réponses.`,
  counting:
    'Ton premier essai compte : les points que ton équipe marque de plus que l’autre. Ensuite, tu peux t’entraîner autant que tu veux.',
  begin: 'Commencer',
  progress: (deal, deals, points) => `Donne ${deal} sur ${deals} · jusqu’ici **${points}**`,
  practice: 'Entraînement : cet essai ne compte pas.',
  over: (points) => `Tout est joué : **${points}**`,
  counted: 'Ce résultat est au classement du jour.',
  practised: 'C’était un entraînement. Ton premier essai reste au classement du jour.',
  place: (place, of) => `Ta place : ${place} sur ${of}`,
  boardHere: 'Sur ce serveur',
  boardEverywhere: 'Sur tous les serveurs',
  nobodyYet: 'Personne n’a encore terminé.',
  again: 'S’entraîner',
  seeds: (day, ruleSet) =>
    `Graines du ${day}, ${words.ruleSet[ruleSet]} : la place 4 a distribué d’abord, puis 1, 2 et 3.`,
  dayIsOver: 'Les donnes de ce jour-là sont finies. `/belote jour` a celles d’aujourd’hui.',
};
