import { each, type Plant, understanding } from '@trait-market/mock-server/planted';

import { fieldsIn, withJson } from '../mutants/exchange';
import type { Patch } from '../mutants/mutant';
import { patched } from '../mutants/mutant';
import { both, onFields, onResponse, without } from '../mutants/patches';
import { planted, type EconomyMutant } from './economy-mutant';
import { type Fields, onEachItem, onItems } from './fields';

const SOLD = 'economy.orders.fulfil/flow/a reserved listing is sold only to its buyer';
const HIDDEN = 'economy.orders.post/flow/a reserved listing is in no public list';

const OF_AVATAR = 'economy.avatars.orders/flow/a reserved avatar is sold only to its buyer';

const ONLY = 'E462 Only the wallet that a listing is reserved for can fill it';
const PRIVATE = 'E463 Only its maker and its buyer see a reserved listing';
const OWN =
  'E530 A reserved avatar is shown to its seller and its buyer alone, with what it promises';

const dropping = (kind: 'trait' | 'coin'): Plant =>
  each((movement) => (movement.kind === kind ? [] : [movement]));

const isReserved = (order: Fields): boolean => order['reservedFor'] !== undefined;

/** Changes responses as soon as a reserved listing is posted. */
const onceReserved = (leak: (order: () => Fields | undefined) => Patch) => (): Patch => {
  let last: Fields | undefined;
  const remembering = onResponse('economy.orders.post', 201, (response) => {
    const order = fieldsIn(response);
    if (isReserved(order)) last = order;
    return response;
  });
  return both(
    remembering,
    leak(() => last),
  );
};

/** Adds the last reserved listing to a public list. */
const leaking = (
  route: string,
  entryOf: (order: Fields, items: readonly Fields[]) => Fields = (order) => order,
) =>
  onceReserved((orderOf) =>
    onItems(route, (items) => {
      const order = orderOf();
      return order === undefined ? items : [entryOf(order, items), ...items];
    }),
  );

const counting = (change: (trait: Fields, order: Fields) => Fields) =>
  onceReserved((orderOf) =>
    onFields('economy.traits.detail', (trait) => {
      const order = orderOf();
      return order === undefined ? trait : { ...trait, ...change(trait, order) };
    }),
  );

export const reservedListingMutants: readonly EconomyMutant[] = [
  ...planted(SOLD, ONLY, {
    'Anyone can fill a reserved listing': understanding(() => ({ reservedFor: undefined })),
    'The edition of a reserved listing stays with its maker': dropping('trait'),
    'A reserved listing costs nothing': dropping('coin'),
  }),
  ...patched(SOLD, ONLY, {
    'A posted reserved listing doesn’t say whom it is for': () =>
      onResponse('economy.orders.post', 201, (response) =>
        withJson(response, without(fieldsIn(response), 'reservedFor')),
      ),
    'A posted reserved listing names its maker as the buyer': () =>
      onResponse('economy.orders.post', 201, (response) => {
        const order = fieldsIn(response);
        return withJson(
          response,
          isReserved(order) ? { ...order, reservedFor: order['maker'] } : order,
        );
      }),
  }),
  ...patched(HIDDEN, PRIVATE, {
    'A reserved listing is among the orders of its trait': leaking('economy.traits.orders'),
    'A reserved listing is among the listings': leaking('economy.listings.browse'),
    'The listing by its hash is a reserved one': leaking('economy.listings.now', (listing) => ({
      hash: listing['hash'],
      listing,
      next: null,
    })),
    'A reserved listing is in the activity': leaking(
      'economy.activity.list',
      ({ hash }, [first]) => ({ ...first, orderHash: hash }),
    ),
    'A reserved listing is the floor': counting((_trait, order) => ({ floor: order['unitPrice'] })),
    'A reserved listing counts as listed': counting(({ listed }) => ({
      listed: Number(listed) + 1,
    })),
    'A reserved listing is not among the received orders of its buyer': () =>
      onItems('economy.wallets.orders', (items) =>
        items.filter((order) => !isReserved(order) || order['given'] !== undefined),
      ),
    'The received orders don’t say whom a listing is for': () =>
      onEachItem('economy.wallets.orders', (order) => without(order, 'reservedFor')),
    'Its buyer has no notice of a reserved listing': () =>
      onItems('economy.notices.list', (items) =>
        items.filter((notice) => notice['orderKind'] !== 'listing'),
      ),
  }),
  ...patched(OF_AVATAR, OWN, {
    'A reserved avatar’s listing is among its orders': leaking(
      'economy.avatars.orders',
      (order) => ({
        ...order,
        committedTo: [],
      }),
    ),
    'A reserved avatar has the price of its listing': onceReserved((orderOf) =>
      onFields('economy.avatars.detail', (avatar) => ({
        ...avatar,
        price: orderOf()?.['unitPrice'] ?? avatar['price'],
      })),
    ),
    'A wallet’s orders lack the traits that a reserved avatar promises': () =>
      onEachItem('economy.wallets.orders', (order) => ({ ...order, commitments: [] })),
  }),
];
