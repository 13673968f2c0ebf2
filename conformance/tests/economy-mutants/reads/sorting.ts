import { patched } from '../../mutants/mutant';
import { onResponse } from '../../mutants/patches';
import { fieldsIn, queryOf, withJson } from '../../mutants/exchange';
import type { EconomyMutant } from '../economy-mutant';
import { isFields, type Fields } from '../fields';
import { answeringTo, changingQuery, disordered, listOf } from './changes';

const TRAITS = 'economy.traits.browse';
const AVATARS = 'economy.avatars.browse';
const INVENTORY = 'economy.wallets.inventory';
const CONSTRUCTIONS = 'economy.benches.constructions';

const E261 = 'E261 Each sort of a list holds over all of its pages, and repeats its order';

const disorderedBy = (route: string, sort: string) =>
  answeringTo(route, ['sort', sort], (page) => ({
    ...page,
    items: disordered(listOf(page['items'])),
  }));

const weiOf = (item: Fields, key: string): bigint => {
  const price = item[key];
  return isFields(price) ? BigInt(String(price['amount'])) : 10n ** 30n;
};

const byAmountAlone = (route: string, key: string) =>
  answeringTo(route, ['sort', 'price-asc'], (page) => ({
    ...page,
    items: listOf(page['items']).toSorted((one, other) =>
      weiOf(one, key) < weiOf(other, key) ? -1 : 1,
    ),
  }));

const turningEachTime = (route: string) => () => {
  let reads = 0;
  return onResponse(route, 200, (response, request) => {
    if (queryOf(request).get('sort') !== 'rarity') return response;
    reads += 1;
    const page = fieldsIn(response);
    const items = listOf(page['items']);
    const [first, second, ...others] = items;
    const areTied = first && second && first['rarity'] === second['rarity'];
    return reads % 2 === 0 && areTied
      ? withJson(response, { ...page, items: [second, first, ...others] })
      : response;
  });
};

export const sortingMutants: readonly EconomyMutant[] = [
  ...patched(`${TRAITS}/flow/each sort holds`, E261, {
    'Traits sorted by rarity begin with those that no avatar wears': answeringTo(
      TRAITS,
      ['sort', 'rarity'],
      (page) => ({
        ...page,
        items: listOf(page['items']).toReversed(),
      }),
    ),
    'Names are sorted with capitals before small letters': disorderedBy(TRAITS, 'name'),
    'Equally rare traits change places between two reads': turningEachTime(TRAITS),
    'Prices of two networks are sorted by their amounts': byAmountAlone(TRAITS, 'floor'),
    'The most expensive traits begin with the unlisted ones': answeringTo(
      TRAITS,
      ['sort', 'price-desc'],
      (page) => ({
        ...page,
        items: listOf(page['items']).toSorted(
          (one, other) => Number(other['floor'] === null) - Number(one['floor'] === null),
        ),
      }),
    ),
  }),
  ...patched(`${AVATARS}/flow/each sort holds`, E261, {
    'Prices of avatars on two networks are sorted by their amounts': byAmountAlone(
      AVATARS,
      'price',
    ),
    'The most expensive avatars come last': changingQuery(AVATARS, (query) => {
      if (query.get('sort') === 'price-desc') query.set('sort', 'price-asc');
    }),
    'The newest listings of avatars come in any order': disorderedBy(AVATARS, 'newest'),
  }),
  ...patched(`${INVENTORY}/flow/each sort holds`, E261, {
    'An inventory sorted by floor has any order': disorderedBy(INVENTORY, 'floor'),
    'An inventory sorted by best offer is sorted by floor': changingQuery(INVENTORY, (query) => {
      if (query.get('sort') === 'best-offer') query.set('sort', 'floor');
    }),
    'An inventory sorted by name is sorted by kind': changingQuery(INVENTORY, (query) => {
      if (query.get('sort') === 'name') query.set('sort', 'kind');
    }),
    'An inventory has traits before avatars': answeringTo(INVENTORY, ['sort', 'kind'], (page) => ({
      ...page,
      items: listOf(page['items']).toReversed(),
    })),
  }),
  ...patched(`${CONSTRUCTIONS}/flow/each sort holds`, E261, {
    'The newest looks come in any order': answeringTo(
      CONSTRUCTIONS,
      ['sort', 'newest'],
      (page) => ({
        ...page,
        items: disordered(listOf(page['items'])),
      }),
    ),
  }),
];
