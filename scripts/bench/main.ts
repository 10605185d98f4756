import { benchAcknowledgement } from './acknowledgement.ts';
import { benchEngine } from './engine.ts';
import { benchPage } from './page.ts';
import { benchPictures } from './pictures.ts';
import { benchPlayers } from './players.ts';
import { benchStore } from './store.ts';
import { benchTraffic } from './traffic.ts';
import { benchTables } from './tables.ts';

// `npm run bench [NAME…]`: measures on this machine and prints ratios within one run; without names all of it.
const BENCHES: Readonly<Record<string, () => Promise<readonly string[]>>> = {
  engine: benchEngine,
  store: benchStore,
  tables: benchTables,
  acknowledgement: benchAcknowledgement,
  pictures: benchPictures,
  traffic: benchTraffic,
  players: benchPlayers,
  page: benchPage,
};

const names = process.argv.slice(2);
const unknown = names.filter((name) => BENCHES[name] === undefined);
if (unknown.length > 0) {
  process.stderr.write(
    `There is no benchmark ${unknown.join(', ')}: choose from ${Object.keys(BENCHES).join(', ')}.\n`,
  );
  process.exit(2);
}
for (const [name, bench] of Object.entries(BENCHES)) {
  if (names.length > 0 && !names.includes(name)) continue;
  console.log(`\n${name}`);
  for (const line of await bench()) console.log(`  ${line}`);
}
