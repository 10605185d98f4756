import type { Interaction } from 'discord.js';
import { decodePress } from '../present/press.ts';

/** What an interaction is, in one of a few words of ours: which command, which press, or a form. */
export function interactionKind(interaction: Interaction): string {
  if (interaction.isChatInputCommand())
    return `command ${interaction.options.getSubcommand(false) ?? 'without a name'}`;
  if (interaction.isModalSubmit()) return 'form';
  if (!interaction.isMessageComponent()) return 'other';
  const press = decodePress(interaction.customId);
  return press === null ? 'press of no table' : `press ${press.type}`;
}
