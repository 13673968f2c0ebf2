import { patched } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import type { Fields } from './fields';
import {
  answering,
  changing,
  changingItems,
  dearer,
  fieldsOf,
  listOf,
  readOther,
} from './reads/changes';

const ORDERS = 'economy.wallets.orders';
const BY_ROOT = 'economy.criteria.byRoot';
const PRICED = `${ORDERS}/flow/an offer for any trait of a set has the set’s market`;
const PICTURED = 'economy.criteria.find/flow/the pictures of a set are the same in each reader';

const DETAIL = 'economy.collections.detail';
const TOP_OFFER = `${DETAIL}/flow/the top offer is for any trait`;

const ON_CARDS = 'economy.traits.browse/flow/cards have the best offer of the trait’s page';

const E476 = 'E476 An own offer for any trait of a set comes with the set’s market';
const E477 = 'E477 A set has the same pictures in each reader';
const E507 = 'E507 The best offer of a collection is the highest for any trait of it';
const E568 = 'E568 The best offer of a card is that of the trait’s page';

/** Changes the market next to a wallet's own offers. */
const onMarket = (change: (market: Fields, order: Fields) => Fields) =>
  changingItems(ORDERS, (order) =>
    order['market'] === undefined
      ? order
      : {
          ...order,
          market: { ...fieldsOf(order['market']), ...change(fieldsOf(order['market']), order) },
        },
  );

const withPictures =
  (change: (pictures: readonly unknown[]) => readonly unknown[]) =>
  (criteria: unknown): Fields => {
    const { imageUrls, ...others } = fieldsOf(criteria);
    return { ...others, imageUrls: Array.isArray(imageUrls) ? change(imageUrls) : imageUrls };
  };

export const offerOnSetMutants: readonly EconomyMutant[] = [
  ...patched(PRICED, E476, {
    'An offer for a set has the floor of one trait, a wei higher': onMarket(({ floor }) => ({
      floor: dearer(floor),
    })),
    'An offer for a set has no floor': onMarket(() => ({ floor: null })),
    'The best offer next to an offer for a set is always the own one': onMarket((_, order) => ({
      bestOffer: order['unitPrice'],
    })),
    'An offer for a set names a cheaper listing': onMarket(({ floor }, { hash }) => ({
      undercutBy: { hash, price: floor, difference: '1' },
    })),
  }),
  ...patched(PICTURED, E477, {
    'A set repeats its first picture': changing(
      'economy.criteria.find',
      'criteria',
      withPictures((pictures) => [...pictures, ...pictures.slice(0, 1)]),
    ),
    'A set that is found by its root has one picture less': changing(
      BY_ROOT,
      'criteria',
      withPictures((pictures) => pictures.slice(1)),
    ),
    'The pictures next to an order are those of another set': changingItems(ORDERS, (order) => ({
      ...order,
      gets: listOf(order['gets']).map((item) => ({
        ...item,
        criteria: withPictures(() => ['/pictures/other.webp'])(item['criteria']),
      })),
    })),
  }),
  ...patched(TOP_OFFER, E507, {
    'The best offer of a collection is for one trait or set of it': answering(
      DETAIL,
      async (collection, context) => {
        const { offers } = await readOther(context, `/collections/${collection['slug']}/stats`);
        return { ...collection, bestOffer: listOf(fieldsOf(offers)['items'])[0]?.['price'] };
      },
    ),
    'The best offer of a collection leaves out new offers': () => {
      const seen: unknown[] = [];
      return changing(DETAIL, 'bestOffer', (offer) => {
        seen.push(offer);
        return seen[0];
      })();
    },
  }),
  ...patched(ON_CARDS, E568, {
    'Cards leave out their best offer': changingItems('economy.traits.browse', (card) => ({
      ...card,
      bestOffer: null,
    })),
    'Cards leave out offers for any trait of a set': answering(
      'economy.traits.browse',
      async (page, context) => ({
        ...page,
        items: await Promise.all(
          listOf(page['items']).map(async (card) => {
            const orders = await readOther(context, `/traits/${card['id']}/orders?kind=offer`);
            const forOne = listOf(orders['items']).find(
              ({ gets }) => listOf(gets)[0]?.['kind'] === 'trait',
            );
            return { ...card, bestOffer: forOne?.['unitPrice'] ?? null };
          }),
        ),
      }),
    ),
    'The best offer of a card is a wei too high': changingItems(
      'economy.traits.browse',
      (card) => ({
        ...card,
        bestOffer: dearer(card['bestOffer']),
      }),
    ),
  }),
];
