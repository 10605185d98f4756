import type { REST } from '@discordjs/rest';
import { describe, expect, it } from 'vitest';
import { subcommands } from '../../commands/index.ts';
import { schemaOf, schemaProblems } from '../../playground/server/validate/schemas.ts';
import type { FactStore } from '../../src/app/ports.ts';
import { commandList } from '../../src/discord/command-list.ts';
import { registerCommands } from '../../src/discord/registration.ts';

const NO_LOG = { info: () => undefined, warn: () => undefined, error: () => undefined };

function memory(): FactStore {
  const facts = new Map<string, string>();
  return {
    fact: async (key) => facts.get(key) ?? null,
    saveFact: async (key, value) => void facts.set(key, value),
  };
}

/** Remembers what is put into Discord's list; the first `failing` requests are refused. */
function list(failing = 0): { rest: REST; puts: unknown[] } {
  const puts: unknown[] = [];
  let left = failing;
  const put = async (path: string, { body }: { body: unknown }): Promise<void> => {
    left -= 1;
    if (left >= 0) throw new Error('refused');
    puts.push({ path, body });
  };
  return { rest: { put } as unknown as REST, puts };
}

describe('the command list', () => {
  it("is valid by Discord's own schema [fault 27]", () => {
    const [command] = commandList(subcommands);
    expect(schemaProblems(schemaOf('ApplicationCommandCreateRequest'), command)).toEqual([]);
  });

  it('offers nothing where there is no server [fault 27]', () => {
    expect(commandList(subcommands)).toMatchObject([{ contexts: [0], integration_types: [0] }]);
  });
});

describe('registerCommands', () => {
  const world = (facts: FactStore, always = false) => ({ facts, log: NO_LOG, always });

  it('puts the whole list once and not again as long as it is the same [fault 27]', async () => {
    const { rest, puts } = list();
    const facts = memory();
    expect(await registerCommands(rest, 'app', subcommands, world(facts))).toBe(true);
    expect(await registerCommands(rest, 'app', subcommands, world(facts))).toBe(false);
    expect(puts).toEqual([{ path: '/applications/app/commands', body: commandList(subcommands) }]);
  });

  it.each([
    ['a command was added or left out', 'app', subcommands.slice(1), false],
    ['the token belongs to another application', 'other', subcommands, false],
    ['it is asked for', 'app', subcommands, true],
  ])('puts it again when %s', async (_, application, commands, always) => {
    const { rest, puts } = list();
    const facts = memory();
    await registerCommands(rest, 'app', subcommands, world(facts));
    expect(await registerCommands(rest, application, commands, world(facts, always))).toBe(true);
    expect(puts).toHaveLength(2);
  });

  it('tries again at the next start when Discord refused [fault 27]', async () => {
    const { rest, puts } = list(1);
    const facts = memory();
    await expect(registerCommands(rest, 'app', subcommands, world(facts))).rejects.toThrow();
    expect(await registerCommands(rest, 'app', subcommands, world(facts))).toBe(true);
    expect(puts).toHaveLength(1);
  });
});
