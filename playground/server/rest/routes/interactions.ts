import { wireMessage } from '../../wire/messages.ts';
import { modalProblems } from '../../validate/component-rules.ts';
import { problem } from '../../validate/problems.ts';
import { acknowledge, acknowledgeWithinMs } from '../../world/interactions.ts';
import { addMessage, messageFlags } from '../../world/messages.ts';
import {
  interactionKind,
  type Channel,
  type Interaction,
  type Json,
  type Message,
  type Modal,
} from '../../world/model.ts';
import { noPings } from '../../world/pings.ts';
import { messageIn, type World } from '../../world/world.ts';
import { refuseChangingIn } from '../access.ts';
import { invalidForm, refusal } from '../errors.ts';
import type { MessagePayload } from '../message-body.ts';
import { edit, post } from '../post.ts';
import { answer, noContent, route, type Call, type Reply, type Route } from '../route.ts';

export const interactionRoutes: readonly Route[] = [
  route({
    method: 'POST',
    path: '/interactions/{interaction_id}/{interaction_token}/callback',
    auth: 'token',
    bucket: { name: 'interaction-callback', limit: 5, windowMs: 2000, by: ['interaction_id'] },
    request: callbackSchema,
    response: 'InteractionCallbackResponse',
    handle: callback,
  }),
];

/** What may be set on the message that an interaction makes. */
export const answerFlags =
  messageFlags.suppressEmbeds |
  messageFlags.ephemeral |
  messageFlags.suppressNotifications |
  messageFlags.componentsV2;

const updateFlags = messageFlags.suppressEmbeds | messageFlags.componentsV2;

function callbackSchema(body: Json): string | null {
  switch (body['type']) {
    case 4:
    case 5:
      return 'CreateMessageInteractionCallbackRequest';
    case 6:
    case 7:
      return 'UpdateMessageInteractionCallbackRequest';
    case 8:
      return 'ApplicationCommandAutocompleteCallbackRequest';
    case 9:
      return 'ModalInteractionCallbackRequest';
    default:
      return null;
  }
}

function callback(call: Call): Reply {
  const interaction = liveInteraction(call);
  const type = Number(call.body['type']);
  refuseUnfitting(interaction, type);
  const channel = call.world.channels.get(interaction.channelId);
  if (channel === undefined) throw refusal('unknownChannel');
  const message = apply(call, interaction, channel, type);
  acknowledge(call.world, interaction, type);
  if (call.query.get('with_response') !== 'true') return noContent;
  return answer(callbackAnswer(call.world, interaction, type, message));
}

function liveInteraction({ world, params }: Call): Interaction {
  const interaction = world.interactions.get(params['interaction_token'] ?? '');
  if (interaction === undefined || interaction.id !== params['interaction_id'])
    throw refusal('unknownInteraction');
  if (interaction.ackedMs !== null) throw refusal('alreadyAcknowledged');
  const late = world.clock.nowMs() - interaction.createdMs > acknowledgeWithinMs;
  if (late || interaction.failed) throw refusal('unknownInteraction');
  return interaction;
}

function refuseUnfitting(interaction: Interaction, type: number): void {
  const hasSource = interaction.sourceMessageId !== null;
  const fits =
    interaction.kind === interactionKind.autocomplete
      ? type === 8
      : type === 4 ||
        type === 5 ||
        ((type === 6 || type === 7) && hasSource && interaction.kind !== interactionKind.command) ||
        (type === 9 && interaction.kind !== interactionKind.modal);
  if (fits) return;
  throw invalidForm([
    problem(
      ['type'],
      'INTERACTION_CALLBACK_TYPE_INVALID',
      `Type ${type} does not answer an interaction of type ${interaction.kind}`,
    ),
  ]);
}

function apply(call: Call, interaction: Interaction, channel: Channel, type: number): Message | null {
  const payload = (call.body['data'] ?? {}) as MessagePayload;
  switch (type) {
    case 4:
      return original(
        interaction,
        post(call, channel, payload, { allowedFlags: answerFlags, pathPrefix: ['data'], interaction }),
      );
    case 5:
      return original(interaction, think(call.world, interaction, channel, payload.flags ?? 0));
    case 6:
      return original(interaction, sourceOf(call.world, interaction));
    case 7:
      return original(interaction, update(call, interaction, channel, payload));
    case 8:
      interaction.choices = ((call.body['data'] as Json | undefined)?.['choices'] ?? []) as readonly Json[];
      remember(call.world, interaction, 'choices', interaction.choices);
      return null;
    default:
      interaction.modal = checkedModal(call);
      remember(call.world, interaction, 'modal', interaction.modal);
      return null;
  }
}

function original(interaction: Interaction, message: Message): Message {
  interaction.originalId = message.id;
  return message;
}

/** "The bot is thinking…", whose visibility is settled here and not by what follows. */
function think(world: World, interaction: Interaction, channel: Channel, flags: number): Message {
  if ((flags & ~messageFlags.ephemeral) !== 0) {
    throw invalidForm([
      problem(['data', 'flags'], 'MESSAGE_FLAGS_INVALID', 'A deferred answer takes no flag but EPHEMERAL'),
    ]);
  }
  const ephemeral = flags === messageFlags.ephemeral;
  return addMessage(world, {
    channelId: channel.id,
    guildId: channel.guildId,
    authorId: world.bot.id,
    type: interaction.kind === interactionKind.command ? 20 : 0,
    content: '',
    embeds: [],
    components: [],
    attachments: [],
    flags: flags | messageFlags.loading,
    nonce: null,
    reference: null,
    pings: noPings,
    ephemeralTo: ephemeral ? interaction.userId : null,
    interactionId: interaction.id,
  });
}

function update(call: Call, interaction: Interaction, channel: Channel, payload: MessagePayload): Message {
  const source = sourceOf(call.world, interaction);
  if (source.ephemeralTo === null) refuseChangingIn(channel);
  return edit(call, source, payload, updateFlags, ['data']);
}

function sourceOf(world: World, interaction: Interaction): Message {
  const source = messageIn(world, interaction.channelId, interaction.sourceMessageId ?? '');
  if (source === undefined) throw refusal('unknownMessage');
  return source;
}

function checkedModal(call: Call): Modal {
  const modal = call.body['data'] as Modal;
  const problems = modalProblems(modal.components, (id) => call.world.emojis.has(id));
  if (problems.length > 0) throw invalidForm(problems);
  return modal;
}

function callbackAnswer(world: World, interaction: Interaction, type: number, message: Message | null): Json {
  const shown = message === null || type === 6 ? null : message;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.kind,
      ...(message === null
        ? {}
        : {
            response_message_id: message.id,
            response_message_loading: (message.flags & messageFlags.loading) !== 0,
            response_message_ephemeral: message.ephemeralTo !== null,
          }),
      channel_id: interaction.channelId,
      guild_id: interaction.guildId,
    },
    ...(shown === null ? {} : { resource: { type: type === 7 ? 7 : 4, message: wireMessage(world, shown) } }),
  };
}

function remember(world: World, interaction: Interaction, what: 'modal' | 'choices', payload: unknown): void {
  world.sent.push({
    what,
    payload,
    reader: interaction.userId,
    channelId: interaction.channelId,
    messageId: null,
    atMs: world.clock.nowMs(),
  });
}
