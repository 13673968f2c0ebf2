import { ActivityPageSchema, type Activity } from '@trait-market/contract/economy/activity';
import {
  OVER_TIME_DAYS,
  TraitHistorySchema,
  TraitOverTimeSchema,
} from '@trait-market/contract/economy/traits';

import { expectEach, expectOrdered, expectSame, readLaw, skipUnless, type Reader } from './reading';
import { busiest } from './scope';
import { byTime, lastSaleOf, saleFigures } from './ties';
import { detailOf, traitsOf } from './trait-readers';
import { expectSameTransactions } from '../transactions';

const DAY_MS = 24 * 60 * 60_000;
/** The most sales of a chart. */
const MOST_SALES = 1000;

export const mentions = ({ items, inReturn }: Activity, id: string): boolean =>
  [...items, ...inReturn].some(
    (item) => item.kind === 'any' || (item.kind === 'trait' && item.trait.id === id),
  );

const expectDays = async (
  reader: Reader,
  id: string,
  sales: readonly { at: string; price: { amount: string } }[],
): Promise<void> => {
  const detail = await detailOf(reader, id);
  const history = await reader.get('economy.traits.overTime', TraitOverTimeSchema, {
    params: { id },
  });
  const days = { items: history.days, response: history.response };
  expectOrdered(
    'one entry for each day, the oldest first',
    days,
    (before, after) => Math.abs(Date.parse(after.at) - Date.parse(before.at) - DAY_MS) < DAY_MS / 2,
  );
  expectSame(
    `at most ${OVER_TIME_DAYS} days`,
    history.days.length <= OVER_TIME_DAYS,
    true,
    history,
  );
  const last = history.days.at(-1);
  expectSame('the wearers of the last day', last?.worn, detail.worn, history);
  expectSame('the floor of the last day', last?.floor?.amount, detail.floor?.amount, history);
  const avatars = detail.wornShare === 0 ? undefined : detail.worn / detail.wornShare;
  for (const day of history.days) {
    if (avatars !== undefined) {
      const isShare = Math.abs(day.wornShare * avatars - day.worn) < 0.01 * avatars;
      expectSame('a share that follows from the wearers', isShare, true, history);
    }
    expectSame(
      'no rarity exactly without a wearer',
      day.rarity === null || day.rarity === 'unworn',
      day.worn === 0,
      history,
    );
    const before = lastSaleOf(sales, day.lastSale?.amount, Date.parse(day.at));
    if (sales.length < MOST_SALES)
      expectSame(
        'the last sale until that day',
        day.lastSale?.amount,
        before?.price.amount,
        history,
      );
  }
};

/** Returns the events that a transaction settled, which new orders and cancellations aren't. */
const ofSettled = ({ items }: { items: readonly Activity[] }): Activity[] =>
  items.filter(({ type }) => !['listing', 'offer', 'trade', 'cancel'].includes(type));

export const traitHistories = readLaw('traits.history', 'events, sales and days', {
  rule: 'E265 A trait’s history has exactly the trait’s events of the activity, newest first, its chart has its sales, oldest first, up to the last sale, and its days are in order, without gaps, up to the current state.',
  run: async (reader) => {
    const { slug } = await busiest(reader);
    const { items } = await traitsOf(reader, slug);
    const [trait] = items
      .filter(({ lastSale, rarity }) => lastSale !== null && rarity !== 'unworn')
      .toSorted((one, other) => other.listed - one.listed);
    skipUnless(trait !== undefined, 'no trait has been sold');
    const { id } = trait;
    const history = await reader.all('economy.traits.history', TraitHistorySchema, {
      params: { id },
    });
    const activity = await reader.all('economy.activity.list', ActivityPageSchema, {
      query: { trait: id },
    });
    skipUnless(history.isWhole && activity.isWhole, 'the trait has too many events');
    expectSame(
      'the events',
      history.items.map((event) => event.id),
      activity.items.map((event) => event.id),
      history,
    );
    expectSameTransactions('the events', ofSettled(history), ofSettled(activity), history.response);
    expectEach(`events of ${id}`, history, (event) => mentions(event, id));
    expectOrdered(
      'events with the newest first',
      history,
      (before, after) => Date.parse(before.at) >= Date.parse(after.at),
    );

    const sold = history.items.filter(
      ({ type, items: sent }) =>
        type === 'sale' && sent.some((item) => item.kind === 'trait' && item.trait.id === id),
    );
    const { sales } = history;
    expectOrdered(
      'sales with the oldest first',
      { items: sales, response: history.response },
      (before, after) => Date.parse(before.at) <= Date.parse(after.at),
    );
    const totals = byTime(
      sales.map(({ at, price, quantity }) => ({
        at,
        amount: String(BigInt(price.amount) * BigInt(quantity)),
      })),
    );
    const expected = byTime(sold.map(({ at, price }) => ({ at, amount: price?.amount })));
    if (sold.length <= MOST_SALES) expectSame('the sales', totals, expected, history);
    if (sold.length <= MOST_SALES)
      expectSameTransactions('the sales', sales, sold, history.response);
    const detail = await detailOf(reader, id);
    const lastSale = lastSaleOf(sales, detail.lastSale?.price.amount);
    expectSame('the last sale', saleFigures(lastSale), saleFigures(detail.lastSale), history);
    await expectDays(reader, id, sales);
  },
});
