import { PermissionFlagsBits } from 'discord-api-types/v10';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { INVITE_PERMISSIONS, missingForPictures, missingPermissions } from '../../src/discord/permissions.ts';

describe('missingPermissions', () => {
  it('names what is missing as the client calls it [fault 23]', () => {
    const without =
      INVITE_PERMISSIONS & ~PermissionFlagsBits.SendMessagesInThreads & ~PermissionFlagsBits.EmbedLinks;
    expect(missingPermissions(without)).toEqual(['Embed Links', 'Send Messages in Threads']);
    expect(missingPermissions(0n)).toHaveLength(5);
  });

  it('is content with what the invitation asks for, and with an administrator', () => {
    expect(missingPermissions(INVITE_PERMISSIONS)).toEqual([]);
    expect(missingPermissions(PermissionFlagsBits.Administrator)).toEqual([]);
  });
});

describe('missingForPictures', () => {
  it('names the one permission without which a table is text, though it can be opened', () => {
    const withoutFiles = INVITE_PERMISSIONS & ~PermissionFlagsBits.AttachFiles;
    expect(missingForPictures(withoutFiles)).toBe('Attach Files');
    expect(missingPermissions(withoutFiles)).toEqual([]);
    expect(missingForPictures(INVITE_PERMISSIONS)).toBeNull();
    expect(missingForPictures(PermissionFlagsBits.Administrator)).toBeNull();
  });
});

describe('the invitation', () => {
  it('in the README asks for exactly what the bot uses', () => {
    const asked = /permissions=(\d+)/.exec(readFileSync('README.md', 'utf8'))?.[1];
    expect(BigInt(asked ?? 0)).toBe(INVITE_PERMISSIONS);
  });

  it('asks for no power over people, messages of others or the server', () => {
    const {
      Administrator,
      ManageGuild,
      ManageMessages,
      ManageRoles,
      ManageChannels,
      BanMembers,
      MentionEveryone,
    } = PermissionFlagsBits;
    for (const power of [
      Administrator,
      ManageGuild,
      ManageMessages,
      ManageRoles,
      ManageChannels,
      BanMembers,
      MentionEveryone,
    ])
      expect(INVITE_PERMISSIONS & power).toBe(0n);
  });
});
