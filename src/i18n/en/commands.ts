import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'belote', description: 'Play Belote with friends and computers' },
  start: {
    name: 'start',
    description: 'Open a table in this channel',
    options: {
      rules: { name: 'rules', description: 'Which rule set to play' },
      target: { name: 'target', description: 'Points that win the match' },
      admission: { name: 'admission', description: 'Who may join' },
      house: { name: 'house', description: 'Choose house rules before the table opens' },
      level: { name: 'level', description: 'How well the computers play' },
      clock: { name: 'clock', description: 'Time for one turn' },
      announcements: { name: 'announcements', description: 'Count tierces, quartes, quintes and carrés' },
    },
  },
  choices: {
    on: 'on',
    off: 'off',
    noClock: 'no clock',
    yes: 'yes',
    season: {
      start: 'start a new season',
      close: 'close the running season',
      rename: 'rename a season',
      list: 'list all seasons',
    },
  },
  hand: { name: 'hand', description: 'Open your hand; nobody else sees it' },
  hint: { name: 'hint', description: 'Ask what the strongest computer would play, and why' },
  table: { name: 'table', description: 'Show the table again at the bottom' },
  lastTrick: { name: 'last-trick', description: 'Show the last trick' },
  score: { name: 'score', description: 'Show the score of this match, deal by deal' },
  rules: {
    name: 'rules',
    description: 'Explain the rules of this table, or of a rule set',
    options: { rules: { name: 'rules', description: 'The rule set to explain' } },
  },
  tips: {
    name: 'tips',
    description: 'Strategy tips for this table, or for a rule set',
    options: { rules: { name: 'rules', description: 'The rule set' } },
  },
  invite: {
    name: 'invite',
    description: 'Invite somebody to this table',
    options: { person: { name: 'person', description: 'Whom to invite' } },
  },
  kick: {
    name: 'kick',
    description: 'Take the seat of somebody at this table (host or moderator)',
    options: { person: { name: 'person', description: 'Who has to leave' } },
  },
  leave: { name: 'leave', description: 'Leave this table; a computer goes on with your cards' },
  end: { name: 'end', description: 'End this match early (host or moderator)' },
  standings: {
    name: 'standings',
    description: 'Show the standings of a season',
    options: {
      rules: { name: 'rules', description: 'Only matches of this rule set' },
      season: { name: 'season', description: 'The number of an earlier season' },
      page: { name: 'page', description: 'Which page of the list' },
    },
  },
  daily: {
    name: 'daily',
    description: 'The deals of the day: the same for everybody, alone with three computers',
  },
  profile: {
    name: 'profile',
    description: 'What somebody has played here, and their achievements',
    options: { person: { name: 'person', description: 'Whose; your own without' } },
  },
  season: {
    name: 'season',
    description: 'Start, close or rename a season, or list them all (Manage Server)',
    options: {
      what: { name: 'what', description: 'What to do' },
      name: { name: 'name', description: 'A name for the new season, or for the one to rename' },
      season: { name: 'season', description: 'The number of the season to rename; else the running one' },
    },
  },
  history: {
    name: 'history',
    description: 'Look at past matches of this server',
    options: { person: { name: 'person', description: 'Only matches of this person' } },
  },
  check: {
    name: 'check',
    description: 'Deal a seed again, to check that a deal was fair',
    options: {
      seed: { name: 'seed', description: 'The seed that was shown when the deal was over' },
      rules: { name: 'rules', description: 'The rule set, if no deal here had this seed' },
      dealer: { name: 'dealer', description: 'The seat that deals (1 to 4), if no deal here had this seed' },
    },
  },
  settings: { name: 'settings', description: 'Your card faces, language, pings and habits' },
  setup: { name: 'setup', description: 'How Belote is played on this server (Manage Server)' },
  forgetMe: { name: 'forget-me', description: 'Erase everything that is stored about you, on every server' },
  help: { name: 'help', description: 'How to play here' },
};
