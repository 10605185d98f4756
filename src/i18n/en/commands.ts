import type { CommandSentences } from '../commands.ts';

export const commands: CommandSentences = {
  belote: { name: 'belote', description: 'Play Belote with friends and computers' },
  start: {
    name: 'start',
    description: 'Open a table in this channel',
    options: {
      rules: { name: 'rules', description: 'Which rule set to play' },
      target: { name: 'target', description: 'Points that win the match' },
      level: { name: 'level', description: 'How well the computers play' },
      clock: { name: 'clock', description: 'Seconds for one turn; 0 for no clock' },
      house: { name: 'house', description: 'House rules as JSON, for example {"undertrump":"free"}' },
    },
  },
  hand: { name: 'hand', description: 'Open your hand; nobody else sees it' },
  table: { name: 'table', description: 'Show the table again at the bottom' },
  lastTrick: { name: 'last-trick', description: 'Show the last trick' },
  score: { name: 'score', description: 'Show the score of this match, deal by deal' },
  rules: {
    name: 'rules',
    description: 'Explain the rules of this table, or of a rule set',
    options: { rules: { name: 'rules', description: 'The rule set to explain' } },
  },
  leave: { name: 'leave', description: 'Leave this table; a computer goes on with your cards' },
  end: { name: 'end', description: 'End this match early (host or moderator)' },
  standings: {
    name: 'standings',
    description: 'Show the standings of a season',
    options: {
      season: { name: 'season', description: 'Which season; the running one if left out' },
      rules: { name: 'rules', description: 'Only matches of this rule set' },
      page: { name: 'page', description: 'Which page of the list' },
    },
  },
  season: {
    name: 'season',
    description: 'Seasons of this server (moderators)',
    start: {
      name: 'start',
      description: 'Close the running season and start a new one',
      options: { name: { name: 'name', description: 'Name of the new season' } },
    },
    close: { name: 'close', description: 'Close the running season' },
    rename: {
      name: 'rename',
      description: 'Rename the running season',
      options: { name: { name: 'name', description: 'The new name' } },
    },
    list: { name: 'list', description: 'List all seasons' },
  },
  settings: {
    name: 'settings',
    description: 'Your own settings',
    options: {
      language: { name: 'language', description: 'Language of your private messages' },
      ping: { name: 'ping', description: 'Mention you when it is your turn' },
    },
  },
  setup: {
    name: 'setup',
    description: 'Settings of this server (Manage Server)',
    options: {
      rules: { name: 'rules', description: 'Rule set when none is chosen' },
      level: { name: 'level', description: 'Level of the computers when none is chosen' },
      clock: { name: 'clock', description: 'Seconds for one turn; 0 for no clock' },
      language: { name: 'language', description: 'Language of public messages' },
    },
  },
  help: { name: 'help', description: 'How to play here' },
};
