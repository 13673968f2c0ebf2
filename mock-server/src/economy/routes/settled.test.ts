import { type Activity, ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { ConstructionPageSchema } from '@trait-market/contract/economy/benches';
import { LightBurnPageSchema } from '@trait-market/contract/economy/burns';
import { DrawPageSchema } from '@trait-market/contract/economy/draws';
import { beforeAll, expect, test } from 'vitest';

import { useMockServer } from '../../testing/mock-server';

// Smaller seeds have no draws.
const server = useMockServer({ traits: 800 });
const ask = async (path: string): Promise<unknown> =>
  (await server.world().call('get', `/economy/v1${path}`).expect(200)).body;
// The first request is slow, because it composes the seed's market.
beforeAll(async () => {
  await ask('/activity?limit=1');
}, 60_000);

/** Returns the transactions of a wallet's activities of some types. */
const transactionsOf = async (wallet: string, types: readonly Activity['type'][]) => {
  const type = types.map((one) => `&type=${one}`).join('');
  const page = await ask(`/activity?limit=60&wallet=${wallet}${type}`);
  return ActivityPageSchema.parse(page).items.map(({ transactionHash }) => transactionHash);
};

const TYPES = { pack: ['pack'], reroll: ['reroll'] } as const;

test('E531 a draw of the seed names the transaction of its activity', async () => {
  const { items } = DrawPageSchema.parse(await ask('/draws?limit=20'));
  const drawn = items.filter(({ state }) => state === 'drawn');
  expect(new Set(drawn.map(({ signed }) => signed.kind)).size).toBe(2);
  for (const { by, signed, transactionHash } of drawn) {
    expect(transactionHash).toMatch(/^0x[0-9a-f]{64}$/);
    expect(await transactionsOf(by.address, TYPES[signed.kind])).toContain(transactionHash);
  }
});

test('E531 a burn of the seed names the transaction of its activity', async () => {
  const { items: burned } = ActivityPageSchema.parse(await ask('/activity?type=burn&limit=60'));
  const wallets = [...new Set(burned.map(({ from }) => from.address))].slice(0, 6);
  const pages = await Promise.all(wallets.map((wallet) => ask(`/wallets/${wallet}/burns`)));
  const burns = pages.flatMap((page) => LightBurnPageSchema.parse(page).items);
  expect(burns.length).toBeGreaterThan(0);
  for (const { by, transactionHash } of burns)
    expect(await transactionsOf(by.address, ['burn'])).toContain(transactionHash);
});

test('E531 a construction of the seed names the transaction of its activities', async () => {
  const { items } = ConstructionPageSchema.parse(await ask('/constructions?limit=20'));
  expect(items.length).toBeGreaterThan(0);
  for (const { by, transactionHash } of items)
    expect(await transactionsOf(by.address, ['wear', 'take-off'])).toContain(transactionHash);
});
