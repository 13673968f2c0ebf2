import { randomUUID } from 'node:crypto';

import { NoticePageSchema, NoticeSettingsSchema } from '@trait-market/contract/economy/notices';
import {
  MAX_OUTFITS,
  OutfitPageSchema,
  OutfitSchema,
} from '@trait-market/contract/economy/outfits';
import { MAX_SEARCHES, SavedSearchesSchema } from '@trait-market/contract/economy/searches';
import {
  MAX_WATCHED,
  WatchedNowListSchema,
  WatchlistSchema,
} from '@trait-market/contract/economy/watchlist';
import type { Check, Context } from '../../../check';
import { json } from '../../../contract/call';
import { expectBody, expectSuccess, expectThat } from '../../../expectations';
import { flow } from '../../../flows/flow';
import { Skipped } from '../../../probe/outcome';
import type { Newcomer } from '../../../session/session';
import { openMarket, type Market } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { marketFlow } from '../market-flow';

const savedFlow = (
  route: string,
  what: string,
  { rule, run }: { rule: string; run: (market: Market, context: Context) => Promise<void> },
): Check =>
  flow(`economy.${route}`, what, { rule, run: (context) => run(openMarket(context), context) });

const write = async (
  market: Market,
  name: string,
  by: Newcomer,
  { params, body }: { params?: Readonly<Record<string, string>>; body?: unknown },
) => {
  const response = await market.request(name, by, {
    ...(params !== undefined && { params }),
    ...(body !== undefined && { body: json(body) }),
  });
  expectSuccess(response);
  return response;
};

const outfits = savedFlow('outfits.save', 'saved, changed and removed', {
  rule: 'A wallet stores up to 20 outfits for each collection. Only it can see, change and remove them.',
  run: async (market) => {
    const trait = await market.trait();
    const [owner, other] = [await market.newcomer(), await market.newcomer()];
    const look = (name: string) => ({ name, collection: trait.collection, wear: [trait.id] });
    const list = async (of: Newcomer) => {
      const { items, response } = await market.read(
        'economy.outfits.list',
        OutfitPageSchema,
        {},
        of,
      );
      return { names: items.map(({ name }) => name), items, response };
    };
    const id = randomUUID();
    const saved = await write(market, 'economy.outfits.save', owner, {
      params: { id },
      body: look('Gala'),
    });
    const first = expectBody(saved, OutfitSchema);
    expectEqual(
      'traits',
      first.traits.map((worn) => worn.id),
      [trait.id],
      saved,
    );
    const changed = await write(market, 'economy.outfits.save', owner, {
      params: { id },
      body: look('Opera'),
    });
    const second = expectBody(changed, OutfitSchema);
    expectEqual('createdAt', second.createdAt, first.createdAt, changed);
    // The same id in another wallet must be a separate outfit.
    await write(market, 'economy.outfits.save', other, { params: { id }, body: look('Mine') });
    const own = await list(owner);
    expectEqual('the names of the outfits', own.names, ['Opera'], own.response);
    expectEqual('the id', own.items[0]?.id.toLowerCase(), id, own.response);
    const others = await list(other);
    expectEqual('the names of another wallet’s outfits', others.names, ['Mine'], others.response);
    await write(market, 'economy.outfits.remove', other, { params: { id } });
    const stored = await list(owner);
    expectEqual(
      'names after another wallet removed its own',
      stored.names,
      ['Opera'],
      stored.response,
    );
    for (let count = 1; count < MAX_OUTFITS; count += 1) {
      const params = { id: randomUUID() };
      await write(market, 'economy.outfits.save', owner, { params, body: look(`Look ${count}`) });
    }
    const tooMany = await market.request('economy.outfits.save', owner, {
      params: { id: randomUUID() },
      body: json(look('One more')),
    });
    expectCode(tooMany, 'too-many-outfits');
    await write(market, 'economy.outfits.remove', owner, { params: { id } });
    const left = await list(owner);
    expectThat(
      !left.names.includes('Opera'),
      'no outfit Opera',
      'it is still there',
      left.response,
    );
    expectEqual('how many are left', left.items.length, MAX_OUTFITS - 1, left.response);
    expectCode(
      await market.request('economy.outfits.remove', owner, { params: { id } }),
      'unknown-outfit',
    );
  },
});

const searches = savedFlow('searches.save', 'saved, changed and removed', {
  rule: 'A wallet stores up to 20 searches, newest first. Only it can see, change and remove them.',
  run: async (market) => {
    const trait = await market.trait();
    const [owner, other] = [await market.newcomer(), await market.newcomer()];
    const query = { collection: [trait.collection], listed: true };
    const search = (name: string, isTold = false) => ({ name, query, isTold });
    const id = randomUUID();
    const list = (of: Newcomer) =>
      market.read('economy.searches.list', SavedSearchesSchema, {}, of);
    const save = (by: Newcomer, key: string, body: unknown) =>
      write(market, 'economy.searches.save', by, { params: { id: key }, body });
    await save(owner, id, search('Hats'));
    await save(owner, id, search('Fezzes', true));
    const own = await list(owner);
    const shown = own.items.map((item) => [item.id.toLowerCase(), item.name, item.isTold]);
    expectEqual('the searches', shown, [[id, 'Fezzes', true]], own.response);
    expectEqual('the query', own.items[0]?.query.collection, query.collection, own.response);
    expectEqual('listed', own.items[0]?.query.listed, true, own.response);
    const others = await list(other);
    expectEqual('another wallet’s searches', others.items, [], others.response);
    await market.request('economy.searches.remove', other, { params: { id } });
    const stored = await list(owner);
    expectEqual('how many are left', stored.items.length, 1, stored.response);
    for (let count = 1; count < MAX_SEARCHES; count += 1) {
      await save(owner, randomUUID(), search(`Search ${count}`));
    }
    const all = await list(owner);
    expectEqual('the newest first', all.items.at(-1)?.name, 'Fezzes', all.response);
    const tooMany = await market.request('economy.searches.save', owner, {
      params: { id: randomUUID() },
      body: json(search('One more')),
    });
    expectCode(tooMany, 'too-many-searches');
    const removed = await write(market, 'economy.searches.remove', owner, { params: { id } });
    const names = expectBody(removed, SavedSearchesSchema).items.map(({ name }) => name);
    expectThat(!names.includes('Fezzes'), 'no search Fezzes', 'it is still there', removed);
    const left = await list(owner);
    expectEqual('how many are left', left.items.length, MAX_SEARCHES - 1, left.response);
  },
});

const watchlist = savedFlow('watchlist.add', 'watched, and no longer', {
  rule: 'A wallet watches up to 200 items, latest first. Only it can see and change its list.',
  run: async (market) => {
    const [first, second] = [await market.trait(), await market.trait()];
    if (first.id === second.id) throw new Skipped('the market has one trait only');
    const [owner, other] = [await market.newcomer(), await market.newcomer()];
    const list = (of: Newcomer) => market.read('economy.watchlist.list', WatchlistSchema, {}, of);
    const watch = (by: Newcomer, ids: readonly string[]) =>
      write(market, 'economy.watchlist.add', by, {
        body: { items: ids.map((id) => ({ kind: 'trait', id })) },
      });
    await watch(owner, [first.id]);
    const before = await list(owner);
    await watch(owner, [second.id, first.id]);
    const both = await list(owner);
    const idsOf = ({ items }: { items: readonly { id: string }[] }) => items.map(({ id }) => id);
    expectEqual(
      'the watched items',
      idsOf(both).toSorted(),
      [first.id, second.id].toSorted(),
      both.response,
    );
    const since = both.items.find(({ id }) => id === first.id)?.since;
    expectEqual('since when', since, before.items[0]?.since, both.response);
    expectEqual("another wallet's watched items", idsOf(await list(other)), [], both.response);
    const { items: now, response } = await market.read(
      'economy.watchlist.now',
      WatchedNowListSchema,
      { query: { of: [`trait:${second.id}`, `trait:${first.id}`] } },
      owner,
    );
    expectEqual(
      'their states, in the order of the request',
      idsOf({ items: now }),
      [second.id, first.id],
      response,
    );
    const params = { kind: 'trait', id: first.id };
    await market.request('economy.watchlist.remove', other, { params });
    expectEqual('how many are watched', (await list(owner)).items.length, 2, both.response);
    await write(market, 'economy.watchlist.remove', owner, { params });
    const left = await list(owner);
    expectEqual('the remaining watched items', idsOf(left), [second.id], left.response);
    const wallets = Array.from({ length: MAX_WATCHED }, (_, index) => ({
      kind: 'wallet',
      id: `0x${(index + 1).toString(16).padStart(40, '0')}`,
    }));
    const tooMany = await market.request('economy.watchlist.add', owner, {
      body: json({ items: wallets }),
    });
    expectCode(tooMany, 'watchlist-full');
    expectEqual('the remaining watched items', idsOf(await list(owner)), [second.id], tooMany);
  },
});

const notices = marketFlow('notices.list', 'received, read and turned off', {
  rule: 'A wallet is notified of events about its orders, newest first. Only it can read them, and kinds that it turned off are not sent.',
  run: async (market) => {
    const trait = await market.trait();
    const [seller, buyer] = [await market.collector({ [trait.id]: 4 }), await market.collector()];
    const list = (of: Newcomer) =>
      market.read('economy.notices.list', NoticePageSchema, { query: { limit: '60' } }, of);
    const soldOf = ({ items }: { items: readonly { kind: string }[] }) =>
      items.filter(({ kind }) => kind === 'sold');
    const sell = async () => {
      const { hash } = await market.list(seller, trait);
      await market.fulfil(buyer, hash);
      return hash;
    };
    const orders = [await sell(), await sell()];
    const page = await list(seller);
    const sold = page.items.filter(({ kind }) => kind === 'sold');
    expectEqual(
      'the sales in the notices, newest first',
      sold.map((notice) => ('orderHash' in notice ? notice['orderHash'] : undefined)),
      orders.toReversed(),
      page.response,
    );
    expectEqual(
      'unread',
      page.unread,
      page.items.filter(({ readAt }) => readAt === null).length,
      page.response,
    );
    expectEqual("the buyer's notices of it", soldOf(await list(buyer)), [], page.response);
    const [newest, older] = sold;
    // Another user tries to mark the seller's notice as read. Any response is permitted, but the
    // notice must stay unread.
    await market.request('economy.notices.read', buyer, { body: json({ ids: [newest?.id] }) });
    expectEqual('unread', (await list(seller)).unread, page.unread, page.response);
    await write(market, 'economy.notices.read', seller, { body: { ids: [newest?.id] } });
    const then = await list(seller);
    const read = then.items.filter(({ readAt }) => readAt !== null).map(({ id }) => id);
    expectEqual('which are read', read, [newest?.id], then.response);
    expectEqual('unread', then.unread, page.unread - 1, then.response);
    const unread = await market.read(
      'economy.notices.list',
      NoticePageSchema,
      { query: { unread: 'true', limit: '60' } },
      seller,
    );
    const ids = unread.items.map(({ id }) => id);
    expectThat(
      older !== undefined && ids.includes(older.id) && !ids.includes(newest?.id ?? ''),
      'only unread notices',
      ids.join(', '),
      unread.response,
    );
    await write(market, 'economy.notices.read', seller, { body: { upTo: page.latest } });
    const all = await list(seller);
    expectEqual('unread', all.unread, 0, all.response);
    await write(market, 'economy.notices.saveSettings', seller, { body: { off: ['sold'] } });
    const settings = await market.read(
      'economy.notices.settings',
      NoticeSettingsSchema,
      {},
      seller,
    );
    expectEqual('off', settings.off, ['sold'], settings.response);
    await sell();
    const off = await list(seller);
    expectEqual('the number of notices of sales', soldOf(off).length, orders.length, off.response);
  },
});

export const savedFlows = (): Check[] => [outfits, searches, watchlist, notices];
