import { patched } from '../../mutants/mutant';
import type { EconomyMutant } from '../economy-mutant';
import {
  answering,
  changing,
  changingItems,
  changingList,
  dearer,
  disordered,
  fieldsOf,
  listOf,
  onlyFirst,
  onlyLast,
  shifting,
  changingQuery,
} from './changes';

const RATES = 'economy.rates.now';
const LISTINGS = 'economy.listings.browse';
const NOW = 'economy.listings.now';
const LOOK = 'economy.looks.price';
const CRITERIA = 'economy.criteria.find';

const E268 =
  'E268 Prices of listings, looks and sets are those of the listings that can be bought now';
const E95 = 'E95 Rates follow the clock, and every converted price uses them';

const frozen = () => {
  let first: unknown;
  return changing(RATES, 'at', (at) => (first ??= at))();
};

export const priceMutants: readonly EconomyMutant[] = [
  ...patched(`${RATES}/flow/rates follow the clock`, E95, {
    'Rates have the time of the first read': frozen,
    'A dollar isn’t worth one': changing(RATES, 'worth', (worth) => ({
      ...fieldsOf(worth),
      usd: '1.01',
    })),
    'The rate of a euro is its inverse': changing(RATES, 'worth', (worth) => ({
      ...fieldsOf(worth),
      eur: (1 / Number(fieldsOf(worth)['eur'])).toFixed(6),
    })),
    'The rate of POL is that of another hour': changing(RATES, 'worth', (worth) => ({
      ...fieldsOf(worth),
      pol: (Number(fieldsOf(worth)['pol']) * 40).toFixed(6),
    })),
    'Rates are from a time that is still to come': changing(RATES, 'at', (at) =>
      new Date(Date.parse(String(at)) + 3_600_000).toISOString(),
    ),
  }),
  ...patched(`${NOW}/flow/the next listing of a closed listing`, E268, {
    'The next listing is that of another trait': changingItems(NOW, (item) => ({
      ...item,
      next:
        item['next'] === null ? null : { ...fieldsOf(item['next']), hash: `0x${'11'.repeat(32)}` },
    })),
    'The same next listing is suggested twice': changingList(NOW, (items) =>
      items.map((item) => ({ ...item, next: items[0]?.['next'] ?? null })),
    ),
    'There is never a next listing': changingItems(NOW, (item) => ({ ...item, next: null })),
  }),
  ...patched(`${NOW}/flow/prices are those of current listings`, E268, {
    'Listings at the maximum price are left out': shifting(LISTINGS, 'maxPrice', -1n),
    'Listings of two slots are those of the last': onlyLast(LISTINGS, 'slot'),
    'Listings of two rarities are those of the first': onlyFirst(LISTINGS, 'rarity'),
    'Listings aren’t the cheapest first': changingList(LISTINGS, disordered),
    'Listings of Polygon are those of Ethereum': changingQuery(LISTINGS, (query) =>
      query.set('chainId', '1'),
    ),
    'A listing that can be bought is reported as gone': changingItems(NOW, (item, index) =>
      index === 1 ? { ...item, listing: null } : item,
    ),
    'Listings come in another order than requested': changingList(NOW, (items) =>
      items.toReversed(),
    ),
    'A listing that is named twice comes twice': changingList(NOW, (items) => [
      ...items,
      ...items.slice(0, 1),
    ]),
    'The next listing is the same one': changingItems(NOW, (item) => ({
      ...item,
      next: item['listing'] ?? item['next'],
    })),
    'Of several listings only the first is reported': onlyFirst(NOW, 'hash'),
    'A look’s total lacks its last trait': changing(LOOK, 'total', (total, { traits }) => {
      const last = fieldsOf(listOf(traits).findLast(({ floor }) => floor !== null)?.['floor']);
      const { amount } = fieldsOf(total);
      return {
        ...fieldsOf(total),
        amount: String(BigInt(String(amount)) - BigInt(String(last['amount'] ?? '0'))),
      };
    }),
    'A look’s price counts what the wallet has': changing(LOOK, 'toBuy', (_, { total }) => total),
    'A look’s price has another floor than the trait’s page': changing(LOOK, 'traits', (traits) =>
      listOf(traits).map((trait) => ({ ...trait, floor: dearer(trait['floor']) })),
    ),
    'A look says that everything is for sale': changing(LOOK, 'notForSale', () => []),
    'A look has the first of its traits only': onlyFirst(LOOK, 'wear'),
    'A set has a floor that is a wei too high': changing(CRITERIA, 'floor', dearer),
    'A set counts one offer too many': changing(CRITERIA, 'offers', (offers) => Number(offers) + 1),
    'A set says another number of traits': answering(CRITERIA, (set) => ({
      ...set,
      criteria: {
        ...fieldsOf(set['criteria']),
        traits: Number(fieldsOf(set['criteria'])['traits']) + 1,
      },
    })),
  }),
];
