import { AvatarHistorySchema } from '@trait-market/contract/economy/avatars';

import { cardsOf, placeOf } from './avatar-readers';
import { expectEach, expectOrdered, expectSame, readLaw, skipUnless } from './reading';
import { busiest } from './scope';
import { byTime, lastSaleOf, saleFigures } from './ties';
import { expectSameTransactions } from '../transactions';

const SHOWN = ['sale', 'swap', 'listing', 'offer', 'trade', 'cancel'];

export const avatarHistories = readLaw('avatars.history', 'events, sales and types', {
  rule: 'E265 An avatar’s history has its orders and fills, newest first, or the requested types of its events, and its chart has its sales, oldest first, up to the last sale.',
  run: async (reader) => {
    const { slug } = await busiest(reader);
    const cards = await cardsOf(reader, slug);
    const card =
      cards.items.find(({ lastSale, price }) => lastSale !== null && price !== null) ??
      cards.items.find(({ lastSale }) => lastSale !== null);
    skipUnless(card !== undefined, 'no avatar has been sold');
    const params = placeOf(card);
    const read = (type?: readonly string[]) =>
      reader.all('economy.avatars.history', AvatarHistorySchema, {
        params,
        query: { ...(type && { type }) },
      });
    const shown = await read();
    expectEach(`events of the types ${SHOWN.join(', ')}`, shown, ({ type }) =>
      SHOWN.includes(type),
    );
    expectOrdered(
      'events with the newest first',
      shown,
      (before, after) => Date.parse(before.at) >= Date.parse(after.at),
    );
    const counted = await Promise.all(
      ['sale', 'mint', 'wear', 'listing'].map(async (type) => (await read([type])).total),
    );
    const several = await read(['sale', 'mint', 'wear', 'listing']);
    expectSame(
      'the events of several types',
      several.total,
      counted.reduce((total, one) => total + one, 0),
      several,
    );
    expectOrdered(
      'events with the newest first',
      several,
      (before, after) => Date.parse(before.at) >= Date.parse(after.at),
    );
    const { sales } = shown;
    expectOrdered(
      'sales with the oldest first',
      { items: sales, response: shown.response },
      (before, after) => Date.parse(before.at) <= Date.parse(after.at),
    );
    const last = lastSaleOf(sales, card.lastSale?.price.amount);
    expectSame('the last sale', saleFigures(last), saleFigures(card.lastSale), shown);
    const sold = (await read(['sale'])).items;
    expectSame(
      'the sales',
      byTime(sales.map(({ at, price }) => ({ at, amount: price.amount }))),
      byTime(sold.map(({ at, price }) => ({ at, amount: price?.amount }))),
      shown,
    );
    expectSameTransactions('the sales', sales, sold, shown.response);
  },
});
