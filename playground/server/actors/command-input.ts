import type { CommandPart } from '../validate/command-rules.ts';
import { wireInteractionChannel } from '../wire/channels.ts';
import { wirePartialMember, wireRole, wireUser } from '../wire/users.ts';
import type { Channel, Command, Guild, Json } from '../world/model.ts';
import { guildPermissions, may, permissionBits } from '../world/permissions.ts';
import type { World } from '../world/world.ts';
import { ActorRefusal } from './refusal.ts';

export type OptionValue = string | number | boolean;
export type OptionValues = Readonly<Record<string, OptionValue>>;

interface Chosen {
  readonly command: Command;
  /** The names of group and subcommand, outermost first. */
  readonly nested: readonly CommandPart[];
  readonly options: readonly CommandPart[];
}

const optionType = {
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  role: 8,
  mentionable: 9,
  number: 10,
} as const;

/** The data of an interaction for `/name group sub` with its options, as far as the bot has registered them. */
export function commandData(
  world: World,
  guild: Guild,
  channel: Channel,
  userId: string,
  line: string,
  values: OptionValues,
): Json {
  const chosen = chosenCommand(world, guild, line);
  refuseUnpermitted(guild, chosen.command, userId);
  const options = leafOptions(world, chosen.options, values, null);
  return dataOf(world, guild, channel, userId, chosen, options);
}

/** The same while the person is still typing the option `focused`. */
export function autocompleteData(
  world: World,
  guild: Guild,
  channel: Channel,
  userId: string,
  line: string,
  values: OptionValues,
  focused: string,
): Json {
  const chosen = chosenCommand(world, guild, line);
  refuseUnpermitted(guild, chosen.command, userId);
  const option = chosen.options.find((each) => each.name === focused);
  if (option?.autocomplete !== true)
    throw new ActorRefusal('no-such-option', `${focused} has no autocompletion`);
  return dataOf(world, guild, channel, userId, chosen, leafOptions(world, chosen.options, values, focused));
}

/** The slash commands that this person is offered in a guild, those of the guild first. */
export function offeredCommands(world: World, guild: Guild, userId: string): readonly Command[] {
  if (!guild.members.has(world.bot.id)) return [];
  return [guild.id, '']
    .flatMap((scope) => [...(world.commands.get(scope)?.values() ?? [])])
    .filter((each) => (each.definition['type'] ?? 1) === 1 && whyNotPermitted(guild, each, userId) === null);
}

function chosenCommand(world: World, guild: Guild, line: string): Chosen {
  const [name = '', ...rest] = line.replace(/^\//, '').trim().split(/\s+/);
  const command = [guild.id, '']
    .flatMap((scope) => [...(world.commands.get(scope)?.values() ?? [])])
    .find((each) => each.definition['name'] === name && (each.definition['type'] ?? 1) === 1);
  if (command === undefined) throw new ActorRefusal('no-such-command', line);
  const nested: CommandPart[] = [];
  let options = (command.definition['options'] as readonly CommandPart[] | null | undefined) ?? [];
  for (const word of rest) {
    const part = options.find((each) => each.name === word && (each.type === 1 || each.type === 2));
    if (part === undefined) throw new ActorRefusal('no-such-command', line);
    nested.push(part);
    options = part.options ?? [];
  }
  if (options.some((each) => each.type === 1 || each.type === 2)) {
    throw new ActorRefusal('no-such-command', `${line} needs a subcommand`);
  }
  return { command, nested, options };
}

function refuseUnpermitted(guild: Guild, command: Command, userId: string): void {
  const reason = whyNotPermitted(guild, command, userId);
  if (reason !== null) throw new ActorRefusal('command-not-permitted', reason);
}

function whyNotPermitted(guild: Guild, { definition }: Command, userId: string): string | null {
  const contexts = definition['contexts'] as readonly number[] | null | undefined;
  if (contexts && !contexts.includes(0)) return 'not offered in servers';
  const wanted = definition['default_member_permissions'] as string | number | null | undefined;
  if (wanted === null || wanted === undefined) return null;
  const bits = BigInt(wanted);
  const has = guildPermissions(guild, userId);
  const isAdministrator = (has & permissionBits.Administrator) !== 0n;
  if (isAdministrator || (bits !== 0n && (has & bits) === bits)) return null;
  return `needs the permissions ${wanted}`;
}

function leafOptions(
  world: World,
  known: readonly CommandPart[],
  values: OptionValues,
  focused: string | null,
): readonly Json[] {
  for (const name of Object.keys(values)) {
    if (!known.some((each) => each.name === name)) throw new ActorRefusal('no-such-option', name);
  }
  const missing = known.find((each) => each.required === true && values[each.name] === undefined);
  if (missing !== undefined && focused === null) throw new ActorRefusal('missing-option', missing.name);
  return known.flatMap((option) => {
    const value = values[option.name];
    if (option.name === focused)
      return [{ name: option.name, type: option.type, value: value ?? '', focused: true }];
    return value === undefined
      ? []
      : [{ name: option.name, type: option.type, value: checked(world, option, value) }];
  });
}

function checked(world: World, option: CommandPart, value: OptionValue): OptionValue {
  const choices = option.choices ?? [];
  if (choices.length > 0) {
    const choice =
      choices.find((each) => each.value === value) ?? choices.find((each) => each.name === value);
    if (choice === undefined) throw new ActorRefusal('not-a-choice', `${option.name}: ${String(value)}`);
    return choice.value;
  }
  if (!fitsType(world, option, value))
    throw new ActorRefusal('bad-value', `${option.name}: ${String(value)}`);
  return value;
}

function fitsType(world: World, option: CommandPart, value: OptionValue): boolean {
  switch (option.type ?? 0) {
    case optionType.string:
      return (
        typeof value === 'string' &&
        between(value.length, option.min_length, option.max_length) &&
        value !== ''
      );
    case optionType.integer:
      return Number.isSafeInteger(value) && between(Number(value), option.min_value, option.max_value);
    case optionType.number:
      return typeof value === 'number' && between(value, option.min_value, option.max_value);
    case optionType.boolean:
      return typeof value === 'boolean';
    case optionType.channel:
      return channelFits(world, option, value);
    default:
      return typeof value === 'string' && /^\d{17,20}$/.test(value);
  }
}

function channelFits(world: World, option: CommandPart, value: OptionValue): boolean {
  const channel = world.channels.get(String(value));
  const types = option.channel_types ?? [];
  if (channel === undefined) return false;
  return types.length === 0 || types.includes(channel.kind === 'text' ? 0 : channel.isPrivate ? 12 : 11);
}

function between(value: number, least: number | null | undefined, most: number | null | undefined): boolean {
  return value >= (least ?? Number.NEGATIVE_INFINITY) && value <= (most ?? Number.POSITIVE_INFINITY);
}

function dataOf(
  world: World,
  guild: Guild,
  channel: Channel,
  userId: string,
  { command, nested }: Chosen,
  options: readonly Json[],
): Json {
  const wrapped = nested.reduceRight<readonly Json[]>(
    (inner, part) => [{ name: part.name, type: part.type, options: inner }],
    options,
  );
  const resolved = resolvedOf(world, guild, channel, userId, options);
  return {
    id: command.id,
    name: command.definition['name'],
    type: 1,
    ...(wrapped.length === 0 ? {} : { options: wrapped }),
    ...(resolved === null ? {} : { resolved }),
    ...(command.guildId === null ? {} : { guild_id: command.guildId }),
  };
}

/** The people, roles and channels that options name, in full. */
function resolvedOf(
  world: World,
  guild: Guild,
  channel: Channel,
  userId: string,
  options: readonly Json[],
): Json | null {
  const ids = (...types: number[]): readonly string[] =>
    options.filter((each) => types.includes(Number(each['type']))).map((each) => String(each['value']));
  const userIds = ids(optionType.user, optionType.mentionable).filter((id) => world.users.has(id));
  const roleIds = ids(optionType.role, optionType.mentionable).filter((id) => guild.roles.has(id));
  const channelIds = ids(optionType.channel).filter((id) =>
    may(world, world.channels.get(id) ?? channel, userId, 'ViewChannel'),
  );
  if (userIds.length + roleIds.length + channelIds.length === 0) return null;
  return {
    ...group('users', userIds, (id) => mapped(world.users.get(id), wireUser)),
    ...group('members', userIds, (id) =>
      mapped(guild.members.get(id), (member) => ({
        ...wirePartialMember(member),
        permissions: guildPermissions(guild, id).toString(),
      })),
    ),
    ...group('roles', roleIds, (id) => mapped(guild.roles.get(id), wireRole)),
    ...group('channels', channelIds, (id) =>
      mapped(world.channels.get(id), (each) => wireInteractionChannel(world, each, userId)),
    ),
  };
}

function group(name: string, ids: readonly string[], wire: (id: string) => Json | undefined): Json {
  const entries = ids.flatMap((id) => {
    const wired = wire(id);
    return wired === undefined ? [] : [[id, wired] as const];
  });
  return entries.length === 0 ? {} : { [name]: Object.fromEntries(entries) };
}

function mapped<T>(value: T | undefined, wire: (value: T) => Json): Json | undefined {
  return value === undefined ? undefined : wire(value);
}
