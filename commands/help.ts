import type { Subcommand } from '../src/discord/subcommand.ts';
import { helpMessage } from '../src/present/help-message.ts';

export const help: Subcommand = {
  key: 'help',
  options: [],
  run: (house, visit) => house.answers.replace(visit.ticket, helpMessage(visit.s)),
};
