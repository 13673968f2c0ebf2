/** Measures what each world's market costs in addition to the base that all worlds share. */
import { performance } from 'node:perf_hooks';

import { createMockServer } from '../src/app/mock-server';
import { createRandomSource } from '../src/art/random';
import { createMarkets } from '../src/economy/world-markets/markets';
import { createMarketSource } from '../src/economy/seed/market-source-of-seed';
import { composeBeginning } from '../src/seed/compose-beginning';
import { composeSeed } from '../src/seed/seed';
import { createWorld, type World } from '../src/world/world';

const RANDOM_SEED = 'trait-market';
const USERS = 64;
const WORLDS = 200;
const CALLS = 20;

const tell = (what: string, ms: number) => console.log(`${what.padEnd(60)} ${ms.toFixed(3)} ms`);

const timeOf = async (count: number, run: (index: number) => unknown): Promise<number> => {
  const started = performance.now();
  for (let index = 0; index < count; index += 1) await run(index);
  return (performance.now() - started) / count;
};

for (const traits of [800, 10_000]) {
  console.log(`${USERS} people, ${traits} traits`);
  const seed = composeSeed({ randomSeed: RANDOM_SEED, users: USERS, traits });
  const marketSource = createMarketSource(seed, RANDOM_SEED);
  const markets = createMarkets({ source: marketSource, deployments: new Set() });
  tell(
    '  composing the base, once per process',
    await timeOf(1, () => marketSource.baseAt(marketSource.anchor())),
  );
  await marketSource.baseAt(marketSource.anchor());
  const beginning = composeBeginning(seed, RANDOM_SEED);
  const worlds: World[] = [];
  tell(
    '  making a world',
    await timeOf(WORLDS, (index) => {
      const randomSource = createRandomSource(RANDOM_SEED);
      worlds.push(createWorld({ name: `w${index}`, randomSource, beginning }));
    }),
  );
  const open = (world: World | undefined) => world && markets.of(world);
  tell('  opening its market', await timeOf(WORLDS, (index) => open(worlds[index])));

  const server = await createMockServer({ port: 0, host: '127.0.0.1', users: USERS, traits });
  const ask = async (path: string) => {
    const answer = await fetch(`${server.url}/economy/v1${path}`);
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  };
  await ask('/traits');
  for (const path of [
    '/traits?limit=60',
    '/traits?limit=60&slot=eyes&rarity=rare&sort=rarity',
    '/activity?limit=60',
    '/collections',
    '/leaders?metric=rarity',
    '/avatars/fathom-club/7',
  ]) {
    tell(`  ${path}`, await timeOf(CALLS, () => ask(path)));
  }
  await server.stop();
}
