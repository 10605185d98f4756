import { plural } from '../plural.ts';
import type { SeasonSentences } from '../seasons.ts';

const form = plural('en');

export const seasons: SeasonSentences = {
  notAllowed: 'Only people with the permission **Manage Server** can look after the seasons.',
  started: (name) => `**${name}** has begun: matches count for it from now on.`,
  startedBehind: (name, closed) =>
    `**${name}** has begun: matches count for it from now on. **${closed}** ran until now and is closed; its standings can still be read.`,
  closed: (name) =>
    `**${name}** is closed; its standings can still be read. The next match that is finished begins a new season.`,
  renamed: (before, after) => `**${before}** is called **${after}** now.`,
  noneRuns: 'No season is running. The next match that is finished begins one.',
  overtaken:
    'A season began only a moment ago: perhaps somebody else was faster, or a match ended. Nothing was changed; if you still want it, type it again in ten seconds.',
  noSuch: (count) =>
    count === 0
      ? 'There is no season here yet.'
      : `There is no season of that number here: they go from 1 to ${count}.`,
  nameNeeded: 'That takes a name that can be read.',
  title: 'Seasons',
  noneYet: 'There is no season here yet. The first match that is finished begins one.',
  since: (date) => `since ${date}`,
  span: (from, to) => `${from} to ${to}`,
  matches: (count) => `${count} ${form(count, { one: 'match', other: 'matches' })}`,
  leader: (name) => `first: ${name}`,
  earlier: (count) =>
    `${count} earlier ${form(count, { one: 'season is', other: 'seasons are' })} not shown.`,
  howToLook: '`/belote standings` shows every one of them by its number.',
};
