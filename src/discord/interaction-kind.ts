import type { Interaction } from 'discord.js';
import { isForgetPress } from '../present/forget-message.ts';
import { decodeHistoryPress } from '../present/history-press.ts';
import { decodePress } from '../present/press.ts';

/** What an interaction is, in one of a few words of ours: which command, which press, or a form. */
export function interactionKind(interaction: Interaction): string {
  if (interaction.isChatInputCommand())
    return `command ${interaction.options.getSubcommand(false) ?? 'without a name'}`;
  if (interaction.isModalSubmit()) return 'form';
  if (!interaction.isMessageComponent()) return 'other';
  const { customId } = interaction;
  if (isForgetPress(customId)) return 'press forget';
  const [press, past] = [decodePress(customId), decodeHistoryPress(customId)];
  if (past !== null) return `press history ${past.type}`;
  return press === null ? 'press of another kind' : `press ${press.type}`;
}
