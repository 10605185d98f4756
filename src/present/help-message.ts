import type { Sentences } from '../i18n/sentences.ts';
import { messageBody, type MessageBody } from './body.ts';

/** How to play here, for a newcomer, with the list of commands. */
export function helpMessage(s: Sentences): MessageBody {
  const { commands } = s;
  const listed = [
    commands.start,
    commands.hand,
    commands.hint,
    commands.table,
    commands.lastTrick,
    commands.score,
    commands.rules,
    commands.tips,
    commands.invite,
    commands.leave,
    commands.kick,
    commands.end,
    commands.standings,
    commands.daily,
    commands.history,
    commands.check,
    commands.profile,
    commands.season,
    commands.settings,
    commands.setup,
    commands.forgetMe,
  ];
  const lines = listed.map(
    ({ name, description }) => `- ${s.help.command(`/${commands.belote.name} ${name}`, description)}`,
  );
  return messageBody({
    embed: {
      title: s.help.title,
      description: [
        ...s.help.paragraphs,
        [`**${s.help.commandsHead}**`, ...lines].join('\n'),
        `-# ${s.help.licences}`,
      ].join('\n\n'),
    },
  });
}
