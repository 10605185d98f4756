import type { Actor } from '../../playground/server/actors/actor.ts';
import type { OptionValues } from '../../playground/server/actors/command-input.ts';
import { textOf } from '../../playground/server/actors/look.ts';
import { openHand, press, threadOf } from './play.ts';
import type { Stage } from './stage.ts';

/** Opens a table and sits four friends down: persons 0 and 2 against 1 and 3; the host starts. Gives them in the thread. */
export async function sitDown(stage: Stage, options: OptionValues): Promise<readonly Actor[]> {
  await stage.person(0).command('/belote start', options).acknowledged;
  const threadId = await threadOf(stage);
  for (const [index, side] of [
    [1, 1],
    [2, 0],
    [3, 1],
  ] as const) {
    await press(stage, stage.person(index), 'join', (each) => each.type === 'join' && each.side === side);
  }
  await press(stage, stage.person(0), 'start');
  return openHands(stage, [0, 1, 2, 3], threadId);
}

/** Opens the table of one person, who starts at once: computers fill the other seats. */
export async function sitDownAlone(stage: Stage, options: OptionValues): Promise<Actor> {
  await stage.person(0).command('/belote start', options).acknowledged;
  const threadId = await threadOf(stage);
  await press(stage, stage.person(0), 'start');
  const [alone] = await openHands(stage, [0], threadId);
  if (alone === undefined) throw new Error('nobody sat down');
  return alone;
}

/** The hands of these people, opened in the thread. */
export async function openHands(
  stage: Stage,
  indices: readonly number[],
  threadId: string,
): Promise<readonly Actor[]> {
  const people = indices.map((index) => stage.person(index, threadId));
  for (const actor of people) await openHand(stage, actor);
  return people;
}

/** What a command answers privately, once its text is there. */
export async function answerOf(
  stage: Stage,
  actor: Actor,
  line: string,
  options: OptionValues = {},
): Promise<string> {
  const handle = await actor.command(line, options).acknowledged;
  return stage.discord.world.when(
    () => {
      const message = handle.message();
      return message === undefined ? '' : textOf(message);
    },
    { what: `an answer to ${line}` },
  );
}
