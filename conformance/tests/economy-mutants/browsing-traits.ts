import { fieldsIn, queryOf, withJson, withQuery, type MockRequest } from '../mutants/exchange';
import { onRequest, onResponse } from '../mutants/patches';
import { patched, type Patch } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, type Fields } from './fields';

const BROWSE = 'economy.traits.browse';
const FILTERED = 'Filters of the market hold for each trait, and facets count what they find';
const SORTED = 'The market sorted by price has the cheapest first, and unlisted traits last';

const itemsOf = ({ items }: Fields): Fields[] =>
  Array.isArray(items) ? items.filter(isFields) : [];

const onPage = (
  matches: (query: URLSearchParams) => boolean,
  change: (page: Fields) => Fields,
): (() => Patch) => {
  const isMeant = (request: MockRequest): boolean => matches(queryOf(request));
  return () =>
    onResponse(BROWSE, 200, (response, request) =>
      isMeant(request) ? withJson(response, change(fieldsIn(response))) : response,
    );
};

const changingLast = (key: string, value: unknown) => (page: Fields) => ({
  ...page,
  items: itemsOf(page).map((item, index, all) =>
    index === all.length - 1 ? { ...item, [key]: value } : item,
  ),
});

export const browsingTraitsMutants: readonly EconomyMutant[] = [
  ...patched(`${BROWSE}/flow/filters and their counts`, FILTERED, {
    'A filter by rarity lets the last trait of another one through': onPage(
      (query) => query.has('rarity') && query.get('rarity') !== 'common',
      changingLast('rarity', 'common'),
    ),
    'The facet of slots counts one too many': onPage(
      (query) => !query.has('slot'),
      (page) => {
        const facets = isFields(page['facets']) ? page['facets'] : {};
        const slots: unknown[] = Array.isArray(facets['slot']) ? facets['slot'] : [];
        const slot = slots.map((one, index) =>
          isFields(one) && index === 0 ? { ...one, count: Number(one['count']) + 1 } : one,
        );
        return { ...page, facets: { ...facets, slot } };
      },
    ),
    'Of two slots only the first is a filter': () =>
      onRequest(BROWSE, (request) => {
        const query = queryOf(request);
        const [first, second] = query.getAll('slot');
        if (first === undefined || second === undefined) return request;
        query.set('slot', first);
        return withQuery(request, query);
      }),
    'Listed traits include one without a listing': onPage(
      (query) => query.get('listed') === 'true',
      changingLast('listed', 0),
    ),
  }),
  ...patched(`${BROWSE}/flow/sorted by price`, SORTED, {
    'The second and the third cheapest trait are swapped': onPage(
      (query) => query.has('sort'),
      (page) => {
        const [first, second, third, ...others] = itemsOf(page);
        return { ...page, items: [first, third, second, ...others].filter(Boolean) };
      },
    ),
  }),
];
