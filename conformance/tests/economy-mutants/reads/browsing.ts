import { patched } from '../../mutants/mutant';
import type { EconomyMutant } from '../economy-mutant';
import { fieldsOf, listOf } from './changes';
import {
  answeringTo,
  changingQuery,
  changingFacet,
  changing,
  dearer,
  increased,
  onlyFirst,
  onlyLast,
  shifting,
} from './changes';

const TRAITS = 'economy.traits.browse';
const AVATARS = 'economy.avatars.browse';

const E259 =
  'E259 Each parameter of a read has its effect on every item, and facets count what their filter finds';

const inWeiOfEthereum = (route: string) =>
  changingQuery(route, (query) => {
    if (!query.has('priceUnit')) return;
    query.delete('priceUnit');
    query.set('priceChain', '1');
  });

export const browsingMutants: readonly EconomyMutant[] = [
  ...patched(`${TRAITS}/flow/each parameter has its effect`, E259, {
    'Of two rarities only the last is a filter': onlyLast(TRAITS, 'rarity'),
    'Of two networks only the first is a filter': onlyFirst(TRAITS, 'chainId'),
    'A maximum price excludes the price itself': shifting(TRAITS, 'maxPrice', -1n),
    'A minimum price excludes the price itself': shifting(TRAITS, 'minPrice', 1n),
    'A price in dollars is read as wei of Ethereum': inWeiOfEthereum(TRAITS),
    'The network of a price is always Ethereum': changingQuery(TRAITS, (query) => {
      if (query.has('priceChain')) query.set('priceChain', '1');
    }),
    'A name is found only in its own capitals': answeringTo(TRAITS, ['name'], (page, { query }) => {
      const name = query.get('name') ?? '';
      const items = listOf(page['items']).filter(({ value }) => String(value).includes(name));
      return { ...page, items, total: items.length, nextCursor: null };
    }),
    'Traits without a listing can’t be requested alone': changingQuery(TRAITS, (query) => {
      if (query.get('listed') === 'false') query.delete('listed');
    }),
    'The facet of availability swaps its counts': changingFacet(TRAITS, 'listed', (values) =>
      values.map((value, index) => ({ ...value, count: values[1 - index]?.['count'] })),
    ),
    'The facet of collections leaves out those that aren’t requested': answeringTo(
      TRAITS,
      ['collection'],
      (page, { query }) => {
        const facets = fieldsOf(page['facets']);
        const wanted = query.getAll('collection');
        const collection = listOf(facets['collection']).filter(({ value }) =>
          wanted.includes(String(value)),
        );
        return { ...page, facets: { ...facets, collection } };
      },
    ),
    'A facet’s floor is a wei too high': changingFacet(TRAITS, 'slot', (values) =>
      values.map((value) => ({ ...value, floors: listOf(value['floors']).map(dearer) })),
    ),
    'A facet has the floor of one network only': changingFacet(TRAITS, 'rarity', (values) =>
      values.map((value) => ({ ...value, floors: listOf(value['floors']).slice(0, 1) })),
    ),
    'A page of traits has one more than its limit': shifting(TRAITS, 'limit', 1n),
    'The total of traits is the number on the page': changing(
      TRAITS,
      'total',
      (_, { items }) => listOf(items).length,
    ),
    'A page of traits reports rates of another time': changing(TRAITS, 'ratesAt', (at) =>
      typeof at === 'string' ? new Date(Date.parse(at) - 60_000).toISOString() : at,
    ),
  }),
  ...patched(`${AVATARS}/flow/each parameter has its effect`, E259, {
    'Two owners are read as one, joined by a comma': changingQuery(AVATARS, (query) => {
      const owners = query.getAll('owner');
      if (owners.length > 1) query.set('collection', owners.join('-'));
    }),
    'Of two collections of avatars only the first is a filter': onlyFirst(AVATARS, 'collection'),
    'Of two rarities of avatars only the last is a filter': onlyLast(AVATARS, 'rarity'),
    'Two networks of avatars are none': changingQuery(AVATARS, (query) => {
      if (query.getAll('chainId').length > 1) query.set('collection', 'nowhere');
    }),
    'A rank filter excludes the rank itself': shifting(AVATARS, 'maxRank', -1n),
    'A minimum price of avatars excludes the price itself': shifting(AVATARS, 'minPrice', 1n),
    'A price of avatars in dollars is read as wei of Ethereum': inWeiOfEthereum(AVATARS),
    'Avatars without a listing can’t be requested alone': changingQuery(AVATARS, (query) => {
      if (query.get('listed') === 'false') query.delete('listed');
    }),
    'The facet of ranks counts one avatar too few': changingFacet(AVATARS, 'rank', (values) =>
      values.map((value) => ({ ...value, count: increased(value['count'], -1) })),
    ),
    'The facet of worn traits counts the last one twice': changingFacet(
      AVATARS,
      'trait',
      (values) =>
        values.map((value, index) =>
          index === values.length - 1 ? { ...value, count: 2 * Number(value['count']) } : value,
        ),
    ),
    'The facet of avatars for sale has no floors': changingFacet(AVATARS, 'listed', (values) =>
      values.map((value) => ({ ...value, floors: [] })),
    ),
    'The facet of rarities swaps two of them': changingFacet(
      AVATARS,
      'rarity',
      ([first, second, ...others]) =>
        first && second
          ? [{ ...first, count: second['count'] }, { ...second, count: first['count'] }, ...others]
          : [],
    ),
    'The facet of collections of avatars has the floor of its traits': changingFacet(
      AVATARS,
      'collection',
      (values) =>
        values.map((value) => ({
          ...value,
          floors: listOf(value['floors']).map((floor) => ({ ...floor, amount: '1' })),
        })),
    ),
  }),
];
