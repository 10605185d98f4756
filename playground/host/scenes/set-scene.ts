import type { SceneLook, SceneName, SceneSet } from '../../protocol.ts';
import type { LocalDiscord } from '../../server/local-discord.ts';
import { command } from './act.ts';
import { playDaily } from './daily.ts';
import { replayNewest } from './history.ts';
import { dress, managerOf, onlookerOf } from './look.ts';
import { anyhow, playDeal, playMatch, playOn, type Choice } from './play.ts';
import { isPass, openLobby, sitDown, type FourFriends, type Opening, type Turn } from './table.ts';

/**
 * Plays until the scene stands, through the same clicks that people make; gives where to look and as whom.
 * The cards are what the bot deals, the course of the game is always the same.
 */
export async function setScene(discord: LocalDiscord, scene: SceneName, look: SceneLook): Promise<SceneSet> {
  await dress(discord, look);
  const { channelId, people } = discord.seed;
  const [annaId = ''] = people;
  const inChannel: SceneSet = { channelId, personId: annaId };
  switch (scene) {
    case 'empty':
      return inChannel;
    case 'lobby':
      await openLobby(discord, { rules: 'coinche' });
      return inChannel;
    case 'coinche-auction':
      return standing(await playTo(discord, { rules: 'coinche' }, afterBids(2)));
    case 'bulgarian-auction':
      return standing(await playTo(discord, { rules: 'bulgarian' }, afterBids(1)));
    case 'bela-auction':
      return standing(await playTo(discord, { rules: 'bela' }, atOnce));
    case 'french-turned-card':
      return standing(await playTo(discord, { rules: 'french' }, atOnce));
    case 'hand-and-trick':
      return standing(await playTo(discord, { rules: 'classic-1000' }, afterCards(6)));
    case 'trick':
      return watching((await playTo(discord, { rules: 'french' }, afterCards(7))).table, onlookerOf(discord));
    case 'deal-result':
      return watching(await dealPlayed(discord, { rules: 'contree' }), annaId);
    case 'match-result':
      return watching(await longMatchPlayed(discord), annaId);
    case 'score':
      return scoreOf(discord, await dealPlayed(discord, { rules: 'coinche' }), annaId);
    case 'standings':
      await matchPlayed(discord);
      return asked(discord, inChannel, '/belote standings');
    case 'daily':
      await playDaily(discord, discord.world.actor(annaId, channelId), 4);
      return inChannel;
    case 'daily-result':
      await playDaily(discord, discord.world.actor(people[1] ?? '', channelId), 200);
      await playDaily(discord, discord.world.actor(annaId, channelId), 200);
      return inChannel;
    case 'profile':
      await longMatchPlayed(discord);
      return asked(discord, inChannel, '/belote profile');
    case 'seasons':
      await matchPlayed(discord);
      return asked(discord, { channelId, personId: managerOf(discord) }, '/belote season', { what: 'list' });
    case 'history':
      await matchPlayed(discord);
      await longMatchPlayed(discord);
      return asked(discord, inChannel, '/belote history');
    case 'replay':
      // Whoever wins a deal of coinche writes more than that.
      await dealPlayed(discord, { rules: 'coinche', target: 100 });
      await replayNewest(discord, discord.world.actor(annaId, channelId));
      return inChannel;
    case 'rules':
      return asked(discord, inChannel, '/belote rules', { rules: 'coinche' });
    case 'help':
      return asked(discord, inChannel, '/belote help');
    case 'settings':
      return { ...inChannel, line: '/belote settings' };
    case 'setup':
      return { channelId, personId: managerOf(discord), line: '/belote setup' };
  }
}

type Stopped = { readonly table: FourFriends; readonly turn: Turn | undefined };

async function playTo(discord: LocalDiscord, opening: Opening, choose: Choice): Promise<Stopped> {
  const table = await sitDown(discord, opening);
  return { table, turn: await playOn(discord, table, choose) };
}

function standing({ table, turn }: Stopped): SceneSet {
  return { channelId: table.threadId, personId: turn?.actor.id ?? '' };
}

function watching({ threadId }: FourFriends, personId: string): SceneSet {
  return { channelId: threadId, personId };
}

async function dealPlayed(discord: LocalDiscord, opening: Opening): Promise<FourFriends> {
  const table = await sitDown(discord, opening);
  await playDeal(discord, table);
  return table;
}

/** With a target of one point whoever writes the first deal has won. */
function matchPlayed(discord: LocalDiscord): Promise<FourFriends> {
  return dealPlayed(discord, { rules: 'classic-501', target: 1 });
}

function scoreOf(discord: LocalDiscord, { threadId }: FourFriends, personId: string): Promise<SceneSet> {
  return asked(discord, { channelId: threadId, personId }, '/belote score');
}

/** Some four deals, so that there is a course to show. */
async function longMatchPlayed(discord: LocalDiscord): Promise<FourFriends> {
  const table = await sitDown(discord, { rules: 'french', target: 400 });
  await playMatch(discord, table);
  return table;
}

async function asked(
  discord: LocalDiscord,
  place: SceneSet,
  line: string,
  options: Readonly<Record<string, string>> = {},
): Promise<SceneSet> {
  await command(discord, discord.world.actor(place.personId, place.channelId), line, options);
  return place;
}

const atOnce: Choice = () => null;

/** The first to speak passes, the next ones bid, until so many bids stand. */
function afterBids(count: number): Choice {
  return (turn, played) => {
    if (played.bids >= count) return null;
    if (played.calls === 0) return turn.offers.find(isPass) ?? null;
    return turn.offers.find((each) => !isPass(each)) ?? null;
  };
}

function afterCards(count: number): Choice {
  return (turn, played) => (played.cards >= count ? null : anyhow(turn, played));
}
