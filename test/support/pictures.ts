import type { LoggedRequest } from '../../playground/server/rest/log.ts';
import type { Attachment, Message } from '../../playground/server/world/model.ts';
import { eager, nextTurn, type Party } from './party.ts';
import { offersOf, type Strategy } from './play.ts';

/** The public message in which a table's running deal stands. */
export function tableMessage(party: Party): Message {
  const found = standing(party)?.message;
  if (found === undefined) throw new Error('no table message');
  return found;
}

function standing({
  stage,
  threadId,
  tableId,
}: Party): { readonly message: Message; readonly at: number } | undefined {
  const offers = stage.discord.world
    .messages(threadId)
    .filter((each) => each.ephemeralTo === null)
    .flatMap((message) => offersOf(message).map(({ press }) => ({ message, press })));
  const last = offers.findLast(({ press }) => press.type === 'hand' && press.table === tableId);
  return last === undefined ? undefined : { message: last.message, at: last.press.at };
}

/** Plays one move after the other and waits until the table message shows each. */
export type SlowGame = (moves: number, strategy?: Strategy) => Promise<void>;

export function slowGame(party: Party): SlowGame {
  let last = -1;
  return async (moves, strategy = eager) => {
    for (let move = 0; move < moves; move += 1) {
      const turn = await nextTurn(party, last);
      await turn.actor.click(turn.message, strategy(turn.offers).customId).acknowledged;
      last = turn.at;
      await party.stage.discord.world.when(() => (standing(party)?.at ?? -1) > last || undefined, {
        what: 'the move in the table message',
      });
    }
  };
}

/** Every request that made or changed this message, oldest first. */
export function requestsFor({ stage, threadId }: Party, message: Message): readonly LoggedRequest[] {
  const edits = `/channels/${threadId}/messages/${message.id}`;
  return stage.discord.log.filter(
    ({ method, path, answer }) =>
      (method === 'PATCH' && path === edits) ||
      (method === 'POST' &&
        path === `/channels/${threadId}/messages` &&
        (answer as { id?: string } | null)?.id === message.id),
  );
}

/** Those that carried a file. */
export function uploadsFor(party: Party, message: Message): readonly LoggedRequest[] {
  return requestsFor(party, message).filter(({ files }) => files.length > 0);
}

/** The picture that a message shows inside its embed, `null` when it shows none; throws when one is attached unseen. */
export function pictureIn({ attachments, embeds }: Message): Attachment | null {
  const image = embeds[0]?.['image'] as { url?: string; description?: string } | undefined;
  const [attachment] = attachments;
  if (attachment === undefined && image === undefined) return null;
  if (
    attachments.length !== 1 ||
    attachment === undefined ||
    image?.url !== `attachment://${attachment.filename}`
  )
    throw new Error(`${attachments.length} files beside a picture ${image?.url}`);
  if (image.description !== attachment.description) throw new Error('two alternative texts');
  return attachment;
}
