import { on, onBody } from '../mutants/patches';
import { reply, fieldsIn, withJson, type ProbeResponse } from '../mutants/exchange';
import { patched, type Patch } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, onEachItem, onItems } from './fields';

const OUTFITS = 'economy.outfits.save/flow/saved, changed and removed';
const SEARCHES = 'economy.searches.save/flow/saved, changed and removed';
const ANNOUNCED = 'economy.searches.save/flow/matching avatars are announced';
const WATCHED = 'economy.watchlist.add/flow/watched, and no longer';
const NOTICES = 'economy.notices.list/flow/received, read and turned off';

const E42 = 'E42 A wallet stores up to 20 outfits that only it can see and remove';
const E139 = 'E139 A wallet stores up to 20 searches';
const E392 = 'E392 Saved searches and alerts of avatars report only avatars that match';
const E115 = 'E115 A wallet watches up to 200 items, each with the start of the watch';
const REPORTED = 'A wallet is notified of events, marks notices as read, and turns kinds off';

export const withoutLimit = (route: string): Patch => {
  let known: ProbeResponse | undefined;
  return on(route, async (request, mock) => {
    const response = await mock.send(request);
    if (response.status === 200) known = response;
    return response.status === 409 ? (known ?? response) : response;
  });
};

export const sharedList = (route: string): Patch => {
  let known: ProbeResponse | undefined;
  return on(route, async (request, mock) => {
    const response = await mock.send(request);
    const { items } = fieldsIn(response);
    if (Array.isArray(items) && items.length > 0) known ??= response;
    else return known ?? response;
    return response;
  });
};

const saidAndForgotten = (save: string, read: string): Patch => {
  const saved = new Map<string, unknown>();
  return on([save, read], (request, mock) => {
    const who = String(request.headers.authorization);
    if (request.route === save) saved.set(who, fieldsIn(request));
    return saved.has(who) ? Promise.resolve(reply(200, saved.get(who))) : mock.send(request);
  });
};

const withoutOwner = (query: unknown) => (isFields(query) ? { ...query, owner: undefined } : query);

export const savedMutants: readonly EconomyMutant[] = [
  ...patched(OUTFITS, E42, {
    'A wallet can store any number of outfits': () => withoutLimit('economy.outfits.save'),
    'An outfit that is saved again is as old as that': () =>
      on('economy.outfits.save', async (request, mock) => {
        const response = await mock.send(request);
        const createdAt = new Date().toISOString();
        return response.status === 200
          ? withJson(response, { ...fieldsIn(response), createdAt })
          : response;
      }),
    'A removed outfit reappears': () => {
      let saved: ProbeResponse | undefined;
      return on(['economy.outfits.save', 'economy.outfits.remove'], async (request, mock) => {
        if (request.route === 'economy.outfits.remove' && saved !== undefined) return saved;
        const response = await mock.send(request);
        if (response.status === 200) saved = response;
        return response;
      });
    },
  }),
  ...patched(SEARCHES, E139, {
    'A wallet can store any number of searches': () => withoutLimit('economy.searches.save'),
    'A search loses its notification setting': () =>
      onEachItem('economy.searches.list', (search) => ({ ...search, isTold: false })),
    'Searches of one wallet are shown to another': () => sharedList('economy.searches.list'),
  }),
  ...patched(ANNOUNCED, E392, {
    'A saved search announces avatars that its filters exclude': () =>
      onBody('economy.searches.save', (body) => ({ ...body, query: withoutOwner(body['query']) })),
    'A price alert fires at avatars that its filters exclude': () =>
      onBody('economy.alerts.save', (body) => {
        const about = isFields(body['about']) ? body['about'] : {};
        return { ...body, about: { ...about, query: withoutOwner(about['query']) } };
      }),
    'A price alert for avatars fires above its price': () =>
      onBody('economy.alerts.save', (body) => ({
        ...body,
        maxPrice: String(BigInt(String(body['maxPrice'])) + 1n),
      })),
    'A price alert for avatars names another avatar': () =>
      onEachItem('economy.alerts.list', (alert) => {
        const fired = isFields(alert['fired']) ? alert['fired'] : null;
        const avatar = isFields(fired?.['avatar'])
          ? { ...fired['avatar'], tokenId: '0' }
          : undefined;
        return { ...alert, fired: fired && { ...fired, avatar } };
      }),
  }),
  ...patched(WATCHED, E115, {
    'Watching an item again resets its start': () => {
      let read = 0;
      return onItems('economy.watchlist.list', (items) => {
        read += 1;
        const since = new Date(Date.now() + read * 1000).toISOString();
        return items.map((entry) => ({ ...entry, since }));
      });
    },
    'A wallet can watch any number of items': () => withoutLimit('economy.watchlist.add'),
    'A wallet’s watchlist is shown to another': () => sharedList('economy.watchlist.list'),
  }),
  ...patched(NOTICES, REPORTED, {
    'Reading a notice marks all earlier ones as read': () =>
      onBody('economy.notices.read', (body) => {
        const { ids } = body;
        return Array.isArray(ids) ? { upTo: ids[0] } : body;
      }),
    'Kinds that were turned off are still sent': () =>
      saidAndForgotten('economy.notices.saveSettings', 'economy.notices.settings'),
    'Notices are sorted oldest first': () =>
      onItems('economy.notices.list', (items) => items.toReversed()),
  }),
];
