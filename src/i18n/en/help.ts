import type { HelpSentences } from '../sentences.ts';

export const help: HelpSentences = {
  title: 'How to play Belote here',
  paragraphs: [
    '**A table.** `/belote start` puts a table into this channel. Press *Join side A* or *Join side B*; partners sit on the same side. The match begins when four players are ready, or when the host presses *Start*: computers then fill the free seats.',
    '**Your hand.** The match is played in a thread. Press *My hand* under the table: only you see your cards. Every card and every bid that the rules allow now has a button; press it to play. On your turn, *Hint* says what the strongest computer would play, where the table allows it.',
    '**The game.** First the sides bid for the right to name the trump, then eight tricks are played. The bidders must take more than the other side, or reach the value that they bid. In trumps the jack (20) and the nine (14) are the highest cards.',
    "**The clock.** If your time runs out, a computer plays that turn for you. After two turns in a row it keeps your seat until you press *I'm back*.",
    '**Lost something?** `/belote hand` opens your cards, `/belote table` brings the table to the bottom, `/belote last-trick` and `/belote score` show what happened. `/belote rules` explains the rules of a table.',
    '**Your way.** `/belote settings` chooses card faces, language, order, pings, and whether you are asked before you play. `/belote setup` sets up a server. `/belote tips` gives advice. The *House rules* button in the lobby changes the rules of a table.',
  ],
  commandsHead: 'Commands',
  licences:
    "Traditional card faces: David Bellot's `svg-cards` (LGPL 2.1). Fonts: DejaVu, Noto Emoji (OFL). The program: MIT. More in its NOTICES.md.",
  command: (name, description) => `\`${name}\` ${description}`,
};
