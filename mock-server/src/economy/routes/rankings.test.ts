import { ActivityPageSchema } from '@trait-market/contract/economy/activity';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { LeaderPageSchema } from '@trait-market/contract/economy/leaders';
import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import { expect, test } from 'vitest';

import { useBrowsing } from '../../testing/browsing';

const { ask } = useBrowsing();

test('activity is newest first, and can be narrowed down', async () => {
  const all = ActivityPageSchema.parse(await ask('/activity?limit=60'));
  const times = all.items.map(({ at }) => at);
  expect(times).toEqual(times.toSorted().toReversed());
  const sales = ActivityPageSchema.parse(await ask('/activity?type=sale&type=listing&limit=60'));
  expect(new Set(sales.items.map(({ type }) => type))).toEqual(new Set(['sale', 'listing']));
  expect(sales.total).toBeLessThan(all.total);
  const networks = await Promise.all(
    [1, 137].map(async (chainId) => {
      const page = ActivityPageSchema.parse(await ask(`/activity?chainId=${chainId}&limit=60`));
      expect(new Set(page.items.map((event) => event.chainId))).toEqual(new Set([chainId]));
      return page.total;
    }),
  );
  expect(networks.reduce((sum, total) => sum + total, 0)).toBe(all.total);
  const own = ActivityPageSchema.parse(await ask(`/activity?wallet=${DEMO_ADDRESS}&type=sale`));
  expect(own.items.length).toBeGreaterThan(0);
  for (const { from, to } of own.items) {
    expect([from.address, to?.address]).toContain(DEMO_ADDRESS);
  }
});

test.each(['volume', 'constructed', 'rarity'])('leaders can be ranked by %s', async (metric) => {
  const page = LeaderPageSchema.parse(await ask(`/leaders?metric=${metric}&limit=60`));
  const values = page.items.map(({ value }) => Number(value));
  expect(values.length).toBeGreaterThan(3);
  expect(values).toEqual(values.toSorted((one, other) => other - one));
  expect(page.items[0]?.rank).toBe(1);
  expect(page.items[0]?.collector.username).not.toBeNull();
});

test('a period counts only what is in it: a week’s volume is below that of all time', async () => {
  const volumeOf = async (period: string) => {
    const page = LeaderPageSchema.parse(await ask(`/leaders?period=${period}&limit=60`));
    return page.items.reduce((sum, { value }) => sum + BigInt(value), 0n);
  };
  expect((await volumeOf('week')) < (await volumeOf('all'))).toBe(true);
});

test('the demo collector has avatars and traits', async () => {
  const page = InventoryPageSchema.parse(await ask(`/wallets/${DEMO_ADDRESS}/inventory?limit=60`));
  expect(new Set(page.items.map(({ kind }) => kind))).toEqual(new Set(['avatar', 'trait']));
  const traits = InventoryPageSchema.parse(
    await ask(`/wallets/${DEMO_ADDRESS}/inventory?kind=trait&limit=60`),
  );
  expect(traits.items.every(({ kind }) => kind === 'trait')).toBe(true);
});
