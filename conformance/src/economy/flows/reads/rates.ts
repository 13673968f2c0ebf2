import { RATES_MAX_AGE_MS, RatesSchema } from '@trait-market/contract/economy/rates';
import { TraitPageSchema } from '@trait-market/contract/economy/traits';

import { later } from '../../../flows/later';
import { marketFlow } from '../market-flow';
import { expectConvertedBounds, inUnit, isFresh } from './prices';
import { createReader, expectOrdered, expectSame, skipUnless, type Reader } from './reading';
import { twoCollections } from './scope';

const HOUR_MS = 60 * 60_000;

/** Rates, one per second, may differ from the clock by the time of a request. */
const SLACK_MS = 1000;

const expectConverted = async (reader: Reader): Promise<void> => {
  const rates = await reader.get('economy.rates.now', RatesSchema);
  const { worth, at, asOf } = rates;
  if (worth.usd !== undefined)
    expectSame('a dollar’s worth in dollars', Number(worth.usd), 1, rates);
  expectSame(
    'rates of a time in the past',
    Date.parse(at) <= Date.parse(asOf) + SLACK_MS,
    true,
    rates,
  );
  const collection = await twoCollections(reader);
  const browse = (query: Readonly<Record<string, unknown>>) =>
    reader.all('economy.traits.browse', TraitPageSchema, { query: { collection, ...query } });
  const sorted = await browse({ sort: 'price-asc' });
  if (
    !isFresh(rates) ||
    !sorted.isWhole ||
    (typeof sorted.ratesAt === 'string' && sorted.ratesAt !== at)
  )
    return;
  const listed = {
    response: sorted.response,
    items: sorted.items.flatMap(({ floor }) => floor ?? []),
  };
  expectOrdered(
    'prices of both chains in order by these rates',
    listed,
    (before, after) =>
      (inUnit(rates, before, 'usd') ?? 0n) <= (inUnit(rates, after, 'usd') ?? 0n) + 1n,
  );
  await expectConvertedBounds(reader, {
    items: sorted.items,
    priceOf: ({ floor }) => floor,
    nameOf: ({ id }) => id,
    read: browse,
  });
};

export const ratesFollowClock = marketFlow('rates.now', 'rates follow the clock', {
  rule: 'E95 Rates say when they were true, are renewed before they are an hour old, and are those by which the market converts prices and sorts: one dollar is worth one, and a bound selects the same traits in each unit.',
  needs: ['advanceClock'],
  run: async (market) => {
    await expectConverted(createReader(market));
    const before = await market.read('economy.rates.now', RatesSchema);
    skipUnless(isFresh(before), 'the rates are stale');
    await later(market, 2 * HOUR_MS, async () => {
      const after = await market.read('economy.rates.now', RatesSchema);
      const [at, asOf] = [Date.parse(after.at), Date.parse(after.asOf)];
      expectSame('later rates after two hours', at > Date.parse(before.at), true, after);
      expectSame('rates that are less than an hour old', asOf - at < RATES_MAX_AGE_MS, true, after);
      await expectConverted(createReader(market));
    });
  },
});
