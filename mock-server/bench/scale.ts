/**
 * Measures how cost grows with the seed's size. Counts processor time, because other load on the
 * machine hardly affects it.
 */
import { createMockServer } from '../src/app/mock-server';

const SIZES = [
  { users: 64, traits: 800 },
  { users: 500, traits: 10_000 },
] as const;
const ROUNDS = 7;
const WORLDS = 31;

const SEARCHES = [
  '/v1/users/search?searchKey=0x1',
  '/v1/users/search?searchKey=0x',
  '/v1/users/searchByUsername?searchKey=a',
  '/v1/marketTraits/search?searchKey=e',
  '/v1/marketTraits/search?searchKey=lantern',
  '/v1/marketTraits/search?searchKey=lantenr',
  '/v1/marketTraits/search?searchKey=nothing%20of%20the%20knid',
  '/v1/users/paperlantern/exists',
];
const BROWSING = [
  '/traits?limit=60',
  '/traits?limit=60&sort=price-asc',
  '/traits?limit=60&slot=eyes&rarity=rare&sort=rarity',
  '/traits?limit=12&name=lantern',
  '/activity?limit=60',
  '/collections',
  '/leaders?metric=rarity',
  '/avatars/fathom-club/7',
].map((path) => `/economy/v1${path}`);

const NEW_NAMES: Readonly<Record<string, readonly string[]>> = {
  'a new name':
    'lanter antern lante ntern anter tern lant ante lan ern crow crown moth wing brass glass golden eyes hat mask'.split(
      ' ',
    ),
  'a new name that most have': [...'eonartilsdcugmphbkvwfy'],
  'a new name with a typo':
    'lantenr lamtern latnern lanetrn lntern langern lanternn kantern lantenrs lanterb lanern lateern lantrn'.split(
      ' ',
    ),
};

const costOf = async (run: () => unknown): Promise<number> => {
  const before = process.cpuUsage();
  await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

const median = (all: readonly number[]): number =>
  all.toSorted((one, other) => one - other)[all.length >> 1] ?? Number.NaN;

const medianOf = async (count: number, run: (index: number) => unknown): Promise<number> => {
  const costs: number[] = [];
  for (let index = 0; index < count; index += 1) costs.push(await costOf(() => run(index)));
  return median(costs);
};

type Figures = Map<string, number>;

const measure = async (size: (typeof SIZES)[number]): Promise<Figures> => {
  const figures: Figures = new Map();
  const server = await createMockServer({ port: 0, host: '127.0.0.1', ...size });
  const ask = async (path: string, world = 'default') => {
    const answer = await fetch(`${server.url}${path}`, { headers: { 'x-mock-world': world } });
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
    await answer.text();
  };
  figures.set('composing the market, once', await costOf(() => server.prepareMarket()));
  figures.set('the first world', await costOf(() => ask(SEARCHES[0] ?? '')));
  for (const path of [...SEARCHES, ...BROWSING]) {
    figures.set(`first ${path}`, await costOf(() => ask(path)));
    figures.set(path, await medianOf(ROUNDS, () => ask(path)));
  }
  for (const [what, names] of Object.entries(NEW_NAMES)) {
    const costs: number[] = [];
    for (const name of names) {
      costs.push(await costOf(() => ask(`/economy/v1/traits?limit=12&name=${name}`)));
    }
    figures.set(`/traits, ${what}`, median(costs.slice(1)));
  }
  const call = '/v1/users/paperlantern/exists';
  const known = await medianOf(WORLDS, () => ask(call));
  const made = await medianOf(WORLDS, (index) => ask(call, `made-${index}`));
  figures.set('a world', made - known);
  await server.stop();
  return figures;
};

const [usual, large] = [await measure(SIZES[0]), await measure(SIZES[1])];
console.log(`${''.padEnd(64)} ${SIZES.map(({ traits }) => `${traits} traits`).join(', ')}, ratio`);
for (const [what, cost] of usual) {
  const more = large.get(what) ?? Number.NaN;
  const ratio = more / cost;
  console.log(
    `${what.padEnd(64)} ${cost.toFixed(2)}, ${more.toFixed(2)} ms, ${ratio.toFixed(1)}${
      what.startsWith('/') ? ` (goal 2${ratio <= 2 ? '' : ', missed'})` : ''
    }`,
  );
}
