import type { DailySentences } from '../daily.ts';
import { words } from './words.ts';

export const daily: DailySentences = {
  title: (day) => `Daily deals · ${day}`,
  intro: (deals, ruleSet) =>
    `${deals} deals of **${words.ruleSet[ruleSet]}** that are the same for everybody today (UTC). You play alone with three computers; whoever plays the same gets the same answers.`,
  counting:
    'Your first attempt counts: the points that your side writes more than the other. Afterwards you may practise as often as you like.',
  begin: 'Begin',
  progress: (deal, deals, points) => `Deal ${deal} of ${deals} · so far **${points}**`,
  practice: 'Practice: this attempt does not count.',
  over: (points) => `All is played: **${points}**`,
  counted: 'That stands on the board.',
  practised: 'That was practice. Your first attempt stays on the board.',
  place: (place, of) => `Your place: ${place} of ${of}`,
  boardHere: 'On this server',
  boardEverywhere: 'On all servers',
  nobodyYet: 'Nobody has finished yet.',
  again: 'Practise',
  seeds: (day, ruleSet) => `Seeds of ${day}, ${words.ruleSet[ruleSet]}: seat 4 dealt first, then 1, 2 and 3.`,
  dayIsOver: 'The deals of that day are over. `/belote daily` has those of today.',
};
