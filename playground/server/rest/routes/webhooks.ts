import { wireMessage } from '../../wire/messages.ts';
import { addFollowup, originalOf, tokenLifeMs } from '../../world/interactions.ts';
import { deleteMessage, messageFlags } from '../../world/messages.ts';
import { interactionKind, type Channel, type Interaction, type Message } from '../../world/model.ts';
import { messageIn } from '../../world/world.ts';
import { refuseChangingIn } from '../access.ts';
import { refusal } from '../errors.ts';
import { countOldEdit } from '../old-edits.ts';
import { edit, post } from '../post.ts';
import { answer, noContent, route, type Call, type Reply, type Route } from '../route.ts';
import { answerFlags } from './interactions.ts';

const base = '/webhooks/{webhook_id}/{webhook_token}';
const bucket = { name: 'webhook', limit: 5, windowMs: 2000, by: ['webhook_id', 'webhook_token'] };
const editFlags = messageFlags.suppressEmbeds | messageFlags.componentsV2;
const update = 'IncomingWebhookUpdateRequestPartial';

export const webhookRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: base,
    auth: 'token',
    bucket,
    request: 'IncomingWebhookRequestPartial',
    response: 'MessageResponse',
    handle: followUp,
  }),
  ...['@original', '{message_id}'].flatMap((target) => {
    const path = `${base}/messages/${target}`;
    return [
      route({ method: 'GET', path, auth: 'token', bucket, response: 'MessageResponse', handle: get }),
      route({
        method: 'PATCH',
        path,
        auth: 'token',
        bucket,
        request: update,
        response: 'MessageResponse',
        handle: change,
      }),
      route({ method: 'DELETE', path, auth: 'token', bucket, handle: remove }),
    ];
  }),
];

/** The first one after a deferred answer takes the place of "thinking…" and keeps its visibility. */
function followUp(call: Call): Reply {
  const interaction = answered(call);
  const channel = channelOf(call, interaction);
  const thinking = originalOf(call.world, interaction);
  if (thinking !== undefined && (thinking.flags & messageFlags.loading) !== 0) {
    return answer(wireMessage(call.world, edit(call, thinking, call.body, answerFlags)));
  }
  const message = post(call, channel, call.body, { allowedFlags: answerFlags, interaction });
  addFollowup(call.world, interaction, message);
  return answer(wireMessage(call.world, message));
}

function get(call: Call): Reply {
  return answer(wireMessage(call.world, target(call, answered(call))));
}

function change(call: Call): Reply {
  const interaction = answered(call);
  const message = target(call, interaction);
  if (message.ephemeralTo === null) {
    refuseChangingIn(channelOf(call, interaction));
    countOldEdit(call, message);
  }
  return answer(wireMessage(call.world, edit(call, message, call.body, editFlags)));
}

function remove(call: Call): Reply {
  const interaction = answered(call);
  const message = target(call, interaction);
  if (message.ephemeralTo === null) refuseChangingIn(channelOf(call, interaction));
  deleteMessage(call.world, message);
  return noContent;
}

/** The interaction behind a token, when it lives and has been acknowledged. */
function answered({ world, params }: Call): Interaction {
  if (params['webhook_id'] !== world.applicationId) throw refusal('unknownWebhook');
  const interaction = world.interactions.get(params['webhook_token'] ?? '');
  if (interaction === undefined) throw refusal('deadToken');
  if (world.clock.nowMs() - interaction.createdMs > tokenLifeMs) throw refusal('deadToken');
  if (interaction.ackedMs === null || interaction.kind === interactionKind.autocomplete)
    throw refusal('unknownWebhook');
  return interaction;
}

/** The message in the path, when this interaction made it or came from it. */
function target({ world, params }: Call, interaction: Interaction): Message {
  const id = params['message_id'];
  const own = [interaction.originalId, interaction.sourceMessageId, ...interaction.followupIds];
  const message =
    id === undefined
      ? originalOf(world, interaction)
      : own.includes(id)
        ? messageIn(world, interaction.channelId, id)
        : undefined;
  if (message === undefined) throw refusal('unknownMessage');
  return message;
}

function channelOf({ world }: Call, interaction: Interaction): Channel {
  const channel = world.channels.get(interaction.channelId);
  if (channel === undefined) throw refusal('unknownChannel');
  return channel;
}
