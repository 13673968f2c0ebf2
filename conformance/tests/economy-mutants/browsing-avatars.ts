import { queryOf, withQuery } from '../mutants/exchange';
import { on, onFields } from '../mutants/patches';
import { patched, type Patch } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, onItems, type Fields } from './fields';

const ROUTE = 'economy.avatars.browse';
const FILTERED = `${ROUTE}/flow/filters and their counts`;
const DRESSED = `${ROUTE}/flow/traits worn`;
const NAMED = `${ROUTE}/flow/the name of its collection and its number`;
const SORTED = `${ROUTE}/flow/sorts`;

const E300 =
  'E300 Every avatar fits each filter, and a facet counts the avatars that its filter shows';
const E301 = 'E301 Avatars are sorted by price, rank or newest listing, the unlisted ones last';
const E302 = 'E302 The name of a collection finds its avatars, and with a number exactly one';

/** Sends the request with another query. */
const asking = (change: (query: URLSearchParams) => void, route = ROUTE): Patch =>
  on(route, (request, mock) => {
    const query = queryOf(request);
    change(query);
    return mock.send(withQuery(request, query));
  });

const ignoring = (...names: readonly string[]): Patch =>
  asking((query) => {
    for (const name of names) query.delete(name);
  });

const countingOneMore = (facet: string): Patch =>
  onFields(ROUTE, (page) => {
    const facets: Fields = isFields(page['facets']) ? page['facets'] : {};
    const values = facets[facet];
    if (!Array.isArray(values)) return page;
    const counted = values
      .filter(isFields)
      .map((one, index) => (index === 0 ? { ...one, count: Number(one['count']) + 1 } : one));
    return { ...page, facets: { ...facets, [facet]: counted } };
  });

const onlyLastTrait: Patch = asking((query) => {
  const last = query.getAll('trait').at(-1);
  if (last !== undefined) query.set('trait', last);
});

export const browsingAvatarsMutants: readonly EconomyMutant[] = [
  ...patched(FILTERED, E300, {
    'The filter of rarities is ignored': () => ignoring('rarity'),
    'The filter of owners is ignored': () => ignoring('owner'),
    'The filter of ranks is ignored': () => ignoring('maxRank'),
    'The filter of prices is ignored': () => ignoring('minPrice', 'maxPrice'),
    'A facet of networks counts one avatar too many': () => countingOneMore('chainId'),
    'A facet of owners counts one avatar too many': () => countingOneMore('owner'),
  }),
  ...patched(DRESSED, E300, {
    'Of several traits only the last is a filter': () => onlyLastTrait,
  }),
  ...patched(NAMED, E302, {
    'A number finds no avatar, only its collection': () =>
      asking((query) => {
        const name = query.get('name');
        if (name !== null) query.set('name', name.replace(/[\s#]*\d+$/, ''));
      }),
    'The name of a collection is ignored': () =>
      asking((query) => query.delete('name'), 'economy.collections.list'),
  }),
  ...patched(SORTED, E301, {
    'The sort by rank is ignored': () => ignoring('sort'),
    'Unlisted avatars come first': () => onItems(ROUTE, (items) => items.toReversed()),
  }),
];
