import {
  convert,
  RATES_MAX_AGE_MS,
  RatesSchema,
  type Rates,
} from '@trait-market/contract/economy/rates';
import { UNIT_OF_CHAIN, UNITS, type Price, type Unit } from '@trait-market/contract/economy/shared';

import { expectSame, type Answer, type Reader } from './reading';
import { expectThat } from '../../../expectations';

export const ratesNow = (reader: Reader): Promise<Answer<Rates>> =>
  reader.get('economy.rates.now', RatesSchema);

/** Stale rates aren't used, so that they decide neither bounds nor sorts. */
export const isFresh = ({ at, asOf }: Rates): boolean =>
  Date.parse(asOf) - Date.parse(at) < RATES_MAX_AGE_MS;

/** A price in a unit, or undefined without a rate. */
export const inUnit = ({ worth }: Rates, price: Price, unit: Unit): bigint | undefined =>
  convert(worth, BigInt(price.amount), UNIT_OF_CHAIN[price.chainId], unit);

type Bounded<Item> = {
  items: readonly Item[];
  priceOf: (item: Item) => Price | null;
  nameOf: (item: Item) => string;
  /** Reads the list with bounds of its prices. */
  read: (query: Readonly<Record<string, string>>) => Promise<{
    items: readonly Item[];
    priceChain: number;
    ratesAt?: string | null | undefined;
    response: Answer<object>['response'];
  }>;
};

const middleOf = (amounts: readonly bigint[]): bigint | undefined =>
  amounts.toSorted((one, other) => (one < other ? -1 : 1))[Math.floor(amounts.length / 2)];

/** Expects bounds of one chain's coin to be exact and inclusive. */
export const expectExactBounds = async <Item>(
  { items, priceOf, nameOf, read }: Bounded<Item>,
  chainId: 1 | 137,
): Promise<void> => {
  const priced = items.flatMap((item) => {
    const price = priceOf(item);
    return price?.chainId === chainId ? [{ name: nameOf(item), amount: BigInt(price.amount) }] : [];
  });
  const bound = middleOf(priced.map(({ amount }) => amount));
  if (bound === undefined) return;
  const fitting = {
    maxPrice: priced.filter(({ amount }) => amount <= bound),
    minPrice: priced.filter(({ amount }) => amount >= bound),
  };
  for (const key of ['maxPrice', 'minPrice'] as const) {
    const page = await read({ [key]: String(bound), priceChain: String(chainId) });
    expectSame('priceChain', page.priceChain, chainId, page);
    const found = page.items.flatMap((item) =>
      priceOf(item)?.chainId === chainId ? [nameOf(item)] : [],
    );
    const wanted = fitting[key].map(({ name }) => name).toSorted();
    expectSame(`${key} ${bound} on chain ${chainId}`, found.toSorted(), wanted, page);
  }
};

/** A bound is rounded on conversion: amounts this near to it (in 1/1000) are either side's. */
const NEAR = 2n;

/** Expects a bound in each unit to select the same items on both chains, by the current rates. */
export const expectConvertedBounds = async <Item>(
  reader: Reader,
  { items, priceOf, nameOf, read }: Bounded<Item>,
): Promise<void> => {
  const rates = await ratesNow(reader);
  const dollars = (item: Item): bigint | undefined => {
    const price = priceOf(item);
    return price === null ? undefined : inUnit(rates, price, 'usd');
  };
  const bound = middleOf(items.flatMap((item) => dollars(item) ?? []));
  if (bound === undefined || bound === 0n || !isFresh(rates)) return;
  for (const unit of UNITS) {
    const amount = convert(rates.worth, bound, 'usd', unit);
    if (amount === undefined) continue;
    for (const key of ['maxPrice', 'minPrice'] as const) {
      const page = await read({ [key]: String(amount), priceUnit: unit });
      if (typeof page.ratesAt === 'string' && page.ratesAt !== rates.at) continue;
      const found = new Set(page.items.map(nameOf));
      const wrong = items.filter((item) => {
        const value = dollars(item);
        if (value === undefined) return found.has(nameOf(item));
        const distance = value > bound ? value - bound : bound - value;
        if (distance * 1000n <= bound * NEAR) return false;
        return found.has(nameOf(item)) !== (key === 'maxPrice' ? value < bound : value > bound);
      });
      expectThat(
        wrong.length === 0,
        `the same items for ${key} ${amount} ${unit} as by their prices at current rates`,
        wrong.map(nameOf).join(', '),
        page.response,
      );
    }
  }
};
