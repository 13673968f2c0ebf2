import { onValue } from './patches';
import { queryOf, type MockRequest } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const ONE_ID = '§3 Trait: a trait has one id and one spelling in every search';
const ONCE = 'A search returns each result once';

type Item = Record<string, unknown>;

const changingItems =
  (route: string, change: (items: Item[], key: string) => unknown[]) => (): Patch =>
    onValue(route, (value, request) => change(itemsIn(value), keyOf(request)));

const itemsIn = (value: unknown): Item[] =>
  Array.isArray(value) ? value.map((item) => Object.assign({}, item)) : [];

const keyOf = (request: MockRequest): string => queryOf(request).get('searchKey') ?? '';

const withFirstAgain = (items: Item[]): Item[] => [...items, ...items.slice(0, 1)];

export const searchResultMutants: readonly Mutant[] = [
  ...patched('traits.search/flow/one id and one name in every search', ONE_ID, {
    'A trait’s id is its position in the results': changingItems('traits.search', (items) =>
      items.map((item, index) => ({ ...item, id: String(index) })),
    ),
    'A trait has another id when its whole name is searched for': changingItems(
      'traits.search',
      (items, key) =>
        items.map((item) =>
          item['traitValue'] === key ? { ...item, id: `${String(item['id'])}-1` } : item,
        ),
    ),
    'Names of traits are spelled as they were searched for': changingItems(
      'traits.search',
      (items, key) =>
        items.map((item) =>
          String(item['traitValue']).toLowerCase() === key.toLowerCase()
            ? { ...item, traitValue: key }
            : item,
        ),
    ),
  }),
  ...patched('traits.search/flow/no result twice', ONCE, {
    'The first trait is also the last': changingItems('traits.search', (items) =>
      items.length > 1 ? withFirstAgain(items) : items,
    ),
  }),
  ...patched('users.searchByUsername/flow/no result twice', ONCE, {
    'A user is found by the name and by a part of it, and so is listed twice': changingItems(
      'users.searchByUsername',
      (items, key) => [...items, ...items.filter(({ username }) => String(username) === key)],
    ),
  }),
  ...patched('users.searchByAddress/flow/no result twice', ONCE, {
    'An address in lower case is found twice': changingItems(
      'users.searchByAddress',
      (items, key) => (key === key.toLowerCase() ? withFirstAgain(items) : items),
    ),
  }),
];
