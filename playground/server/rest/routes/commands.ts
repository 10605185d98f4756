import { commandProblems, duplicateCommands, type CommandPart } from '../../validate/command-rules.ts';
import type { Problem } from '../../validate/problems.ts';
import type { Command, Json } from '../../world/model.ts';
import type { World } from '../../world/world.ts';
import { ownGuild } from '../access.ts';
import { DiscordError, invalidForm, refusal } from '../errors.ts';
import { answer, noContent, route, type Call, type Reply, type Route } from '../route.ts';

const mostCommands = 100;

export const commandRoutes: readonly Route[] = ['', '/guilds/{guild_id}'].flatMap((scope) => {
  const all = `/applications/{application_id}${scope}/commands`;
  const one = `${all}/{command_id}`;
  return [
    route({ method: 'GET', path: all, response: 'ApplicationCommandResponse[]', handle: list }),
    route({
      method: 'PUT',
      path: all,
      request: 'ApplicationCommandUpdateRequest[]',
      response: 'ApplicationCommandResponse[]',
      handle: replaceAll,
    }),
    route({
      method: 'POST',
      path: all,
      request: 'ApplicationCommandCreateRequest',
      response: 'ApplicationCommandResponse',
      handle: create,
    }),
    route({ method: 'GET', path: one, response: 'ApplicationCommandResponse', handle: get }),
    route({
      method: 'PATCH',
      path: one,
      request: 'ApplicationCommandPatchRequestPartial',
      response: 'ApplicationCommandResponse',
      handle: change,
    }),
    route({ method: 'DELETE', path: one, handle: remove }),
  ];
});

function list(call: Call): Reply {
  const localised = call.query.get('with_localizations') === 'true';
  return answer([...registry(call).values()].map((each) => wireCommand(call.world, each, localised)));
}

/** Names that stay keep their id; an unchanged definition keeps its version too. */
function replaceAll(call: Call): Reply {
  const definitions = call.body as unknown as readonly (Json & CommandPart)[];
  const commands = registry(call);
  refuseProblems([
    ...duplicateCommands(definitions),
    ...definitions.flatMap((each, index) => commandProblems(each, [index])),
  ]);
  if (definitions.length > mostCommands) throw tooMany();
  const next = definitions.map((each) => kept(call, commands, each));
  commands.clear();
  for (const command of next) commands.set(command.id, command);
  changed(call);
  return answer(next.map((each) => wireCommand(call.world, each, true)));
}

function create(call: Call): Reply {
  const definition = call.body as Json & CommandPart;
  refuseProblems(commandProblems(definition, []));
  const commands = registry(call);
  const command = kept(call, commands, definition);
  const existed = commands.has(command.id);
  if (!existed && commands.size >= mostCommands) throw tooMany();
  commands.set(command.id, command);
  changed(call);
  return answer(wireCommand(call.world, command, true), existed ? 200 : 201);
}

function get(call: Call): Reply {
  return answer(wireCommand(call.world, known(call), true));
}

function change(call: Call): Reply {
  const before = known(call);
  const definition = { ...before.definition, ...call.body } as Json & CommandPart;
  refuseProblems(commandProblems(definition, []));
  const command = { ...before, version: call.world.nextId(), definition };
  registry(call).set(command.id, command);
  changed(call);
  return answer(wireCommand(call.world, command, true));
}

function remove(call: Call): Reply {
  registry(call).delete(known(call).id);
  changed(call);
  return noContent;
}

function known(call: Call): Command {
  const command = registry(call).get(call.params['command_id'] ?? '');
  if (command === undefined) throw refusal('unknownCommand');
  return command;
}

function kept(call: Call, commands: ReadonlyMap<string, Command>, definition: Json & CommandPart): Command {
  const before = [...commands.values()].find(
    (each) =>
      each.definition['name'] === definition.name &&
      (each.definition['type'] ?? 1) === (definition.type ?? 1),
  );
  const same = before !== undefined && JSON.stringify(before.definition) === JSON.stringify(definition);
  if (same) return before;
  const id = before?.id ?? call.world.nextId();
  return { id, version: call.world.nextId(), guildId: call.params['guild_id'] ?? null, definition };
}

function registry(call: Call): Map<string, Command> {
  const { world, params } = call;
  if (params['application_id'] !== world.applicationId) throw refusal('unknownApplication');
  const scope = params['guild_id'] === undefined ? '' : ownGuild(call).id;
  const commands = world.commands.get(scope) ?? new Map<string, Command>();
  world.commands.set(scope, commands);
  return commands;
}

function refuseProblems(problems: readonly Problem[]): void {
  if (problems.length > 0) throw invalidForm(problems);
}

function tooMany(): DiscordError {
  return new DiscordError(400, 30032, 'Maximum number of application commands reached (100)');
}

function changed({ world, params }: Call): void {
  world.changes.publish('commands-changed', { guildId: params['guild_id'] ?? null });
}

function wireCommand(world: World, { id, version, guildId, definition }: Command, localised: boolean): Json {
  const { name_localizations, description_localizations, ...rest } = definition;
  const permissions = definition['default_member_permissions'] as string | number | null | undefined;
  return {
    id,
    application_id: world.applicationId,
    version,
    ...(guildId === null ? {} : { guild_id: guildId }),
    nsfw: false,
    ...(guildId === null ? { dm_permission: true, contexts: null } : {}),
    integration_types: [0],
    ...withoutNulls(rest),
    type: definition['type'] ?? 1,
    description: definition['description'] ?? '',
    default_member_permissions:
      permissions === null || permissions === undefined ? null : String(permissions),
    ...(localised
      ? {
          name_localizations: name_localizations ?? null,
          description_localizations: description_localizations ?? null,
        }
      : {}),
  };
}

function withoutNulls(record: Json): Json {
  return Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined),
  );
}
