import type { RefusalCode } from '@trait-market/contract/economy/shared';

import { fieldsIn, queryOf, reply, withJson, withQuery } from '../mutants/exchange';
import { patched, type Patch } from '../mutants/mutant';
import { on } from '../mutants/patches';
import type { EconomyMutant } from './economy-mutant';

const ONCE = 'While a list changes, its pages show each unchanged item exactly once';

/** Returns where the next page begins, given its place and total when its cursor was made. */
type NextPlace = (place: number, total: number, totalNow: number) => number;

const CURSOR = /^at-(\d+)-of-(\d+)$/;

/** Reads pages by the number of items before them, which changes with the list. */
const byPlace = (route: string, placeOf: NextPlace) => (): Patch =>
  on(`economy.${route}`, async (request, mock) => {
    const query = queryOf(request);
    const [, place, total] = CURSOR.exec(query.get('cursor') ?? '') ?? [];
    if (!query.has('limit') || (query.has('cursor') && place === undefined))
      return mock.send(request);
    const limit = Number(query.get('limit'));
    query.delete('cursor');
    query.set('limit', '60');
    const response = await mock.send(withQuery(request, query));
    const page = fieldsIn(response);
    if (!Array.isArray(page['items'])) return response;
    const totalNow = Number(page['total']);
    const start = place === undefined ? 0 : placeOf(Number(place), Number(total), totalNow);
    const end = start + limit;
    const nextCursor = end < totalNow ? `at-${end}-of-${totalNow}` : null;
    return withJson(response, { ...page, items: page['items'].slice(start, end), nextCursor });
  });

/** Stays where it was when the list has grown, so that the last item is repeated. */
const repeating: NextPlace = (place, total, now) => place + Math.min(0, now - total);
/** Stays where it was when the list has shrunk, so that an item is lost. */
const losing: NextPlace = (place, total, now) => place + Math.max(0, now - total);
/** Goes back two items for each that was removed, so that an item is repeated. */
const returning: NextPlace = (place, total, now) => place + 2 * Math.min(0, now - total);
/** Skips more items than were added. */
const skipping: NextPlace = (place, total, now) => place + 2 * Math.max(0, now - total);

/** Refuses every cursor, whether or not the list has changed. */
const refusingCursors = (route: string, code?: RefusalCode) => (): Patch =>
  on(`economy.${route}`, async (request, mock) =>
    queryOf(request).has('cursor')
      ? reply(400, { message: 'The list has changed.', code })
      : mock.send(request),
  );

const idOf = (route: string, what: 'grows' | 'shrinks'): string =>
  `economy.${route}/flow/the list ${what} between two pages`;

export const changingListMutants: readonly EconomyMutant[] = [
  ...patched(idOf('wallets.orders', 'grows'), ONCE, {
    'A new own order repeats one on the next page': byPlace('wallets.orders', repeating),
    'A new own order hides one of the next page': byPlace('wallets.orders', skipping),
  }),
  ...patched(idOf('wallets.orders', 'shrinks'), ONCE, {
    'A canceled own order hides one of the next page': byPlace('wallets.orders', losing),
    'A canceled own order repeats one on the next page': byPlace('wallets.orders', returning),
  }),
  ...patched(idOf('traits.orders', 'grows'), ONCE, {
    'A cheaper listing repeats one of a trait on the next page': byPlace(
      'traits.orders',
      repeating,
    ),
  }),
  ...patched(idOf('traits.orders', 'shrinks'), ONCE, {
    'A canceled listing hides one of a trait on the next page': byPlace('traits.orders', losing),
    'Each second page of a trait’s orders is refused with 400': refusingCursors('traits.orders'),
  }),
  ...patched(idOf('activity.list', 'grows'), ONCE, {
    'A new event repeats one on the next page': byPlace('activity.list', repeating),
    'A new event hides one of the next page': byPlace('activity.list', skipping),
  }),
  ...patched(idOf('wallets.inventory', 'grows'), ONCE, {
    'A new trait repeats one of the inventory on the next page': byPlace(
      'wallets.inventory',
      repeating,
    ),
    'Each second page of an inventory is refused, as if it had changed': refusingCursors(
      'wallets.inventory',
      'bad-cursor',
    ),
  }),
  ...patched(idOf('wallets.inventory', 'shrinks'), ONCE, {
    'A sold edition hides a trait of the next page': byPlace('wallets.inventory', losing),
    'A sold edition repeats a trait on the next page': byPlace('wallets.inventory', returning),
  }),
];
