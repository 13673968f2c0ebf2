import { fieldsIn, queryOf, withJson, withQuery, type MockRequest } from '../mutants/exchange';
import { onRequest, onResponse } from '../mutants/patches';
import { patched, type Patch } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, type Fields } from './fields';

const WHOLE = 'Pages of a list have each item once, and as many as its total';

const idOf = (route: string): string => `${route}/flow/every page to the end`;

const isLaterPage = (request: MockRequest): boolean => queryOf(request).has('cursor');

const onPage =
  (route: string, change: (page: Fields, request: MockRequest) => Fields) => (): Patch =>
    onResponse(route, 200, (response, request) =>
      withJson(response, change(fieldsIn(response), request)),
    );

const itemsOf = ({ items }: Fields): Fields[] =>
  Array.isArray(items) ? items.filter(isFields) : [];

export const pageMutants: readonly EconomyMutant[] = [
  ...patched(idOf('economy.traits.browse'), WHOLE, {
    'A page begins with the last trait of the page before it': () => {
      let last: Fields | undefined;
      return onPage('economy.traits.browse', (page, request) => {
        const items = itemsOf(page);
        const shown =
          isLaterPage(request) && last !== undefined ? [last, ...items.slice(1)] : items;
        last = items.at(-1);
        return { ...page, items: shown };
      })();
    },
  }),
  ...patched(idOf('economy.activity.list'), WHOLE, {
    'An entry of the activity is lost between two pages': onPage(
      'economy.activity.list',
      (page, request) => (isLaterPage(request) ? { ...page, items: itemsOf(page).slice(1) } : page),
    ),
  }),
  ...patched(idOf('economy.avatars.browse'), WHOLE, {
    'The total of avatars is one more when there are several pages': onPage(
      'economy.avatars.browse',
      (page, request) =>
        isLaterPage(request) || page['nextCursor'] !== null
          ? { ...page, total: Number(page['total']) + 1 }
          : page,
    ),
  }),
  ...patched(idOf('economy.draws.list'), WHOLE, {
    'The cursor of draws leads back to the first page': () =>
      onRequest('economy.draws.list', (request) => {
        const query = queryOf(request);
        query.delete('cursor');
        return isLaterPage(request) ? withQuery(request, query) : request;
      }),
  }),
  ...patched(idOf('economy.collections.list'), WHOLE, {
    'The list of collections ends after its second page': onPage(
      'economy.collections.list',
      (page, request) => (isLaterPage(request) ? { ...page, nextCursor: null } : page),
    ),
  }),
];
