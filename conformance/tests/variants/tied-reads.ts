import { changingItems, fieldsOf, listOf } from '../economy-mutants/reads/changes';
import type { Fields } from '../economy-mutants/fields';
import { fieldsIn, queryOf, withJson, withQuery, type MockRequest } from '../mutants/exchange';
import type { Mock, Patch } from '../mutants/mutant';
import { both, on } from '../mutants/patches';

/** Returns by what a list is sorted; undefined if no two items tie. */
type ValueOf = (item: Fields, sort: string | null) => unknown;

const wholeList = async (request: MockRequest, mock: Mock): Promise<Fields[]> => {
  const query = queryOf(request);
  query.set('limit', '60');
  query.delete('cursor');
  const items: Fields[] = [];
  for (;;) {
    const page = fieldsIn(await mock.send(withQuery(request, query)));
    items.push(...listOf(page['items']));
    if (typeof page['nextCursor'] !== 'string') return items;
    query.set('cursor', page['nextCursor']);
  }
};

const withTiesReversed = (items: readonly Fields[], valueOf: (item: Fields) => unknown) => {
  const groups: { value: string; tied: Fields[] }[] = [];
  for (const item of items) {
    const value = JSON.stringify(valueOf(item)) ?? '';
    const last = groups.at(-1);
    if (last?.value === value) last.tied.unshift(item);
    else groups.push({ value, tied: [item] });
  }
  return groups.flatMap(({ tied }) => tied);
};

/** Sends a list's items of equal value in reverse order, with cursors that count items. */
const reversingTies = (route: string, valueOf: ValueOf): Patch => {
  const lists = new Map<string, Promise<Fields[]>>();
  const listOnce = (query: URLSearchParams, request: MockRequest, mock: Mock) => {
    const list = lists.get(query.toString()) ?? wholeList(request, mock);
    lists.set(query.toString(), list);
    return list;
  };
  return on(`economy.${route}`, async (request, mock) => {
    const query = queryOf(request);
    const sort = query.get('sort');
    const [, place = 0] = /^after-(\d+)$/.exec(query.get('cursor') ?? '') ?? [];
    const start = Number(place);
    query.delete('cursor');
    const response = await mock.send(withQuery(request, query));
    if (response.status !== 200) return response;
    const end = start + Number(query.get('limit') ?? 24);
    query.delete('limit');
    const items = withTiesReversed(await listOnce(query, request, mock), (item) =>
      valueOf(item, sort),
    );
    return withJson(response, {
      ...fieldsIn(response),
      items: items.slice(start, end),
      nextCursor: end < items.length ? `after-${end}` : null,
    });
  });
};

const ofTrait: ValueOf = (trait, sort) => {
  if (sort === 'rarity') return trait['rarity'];
  if (sort === 'name') return trait['value'];
  return sort?.startsWith('price') === true
    ? (fieldsOf(trait['floor'])['amount'] ?? null)
    : trait['id'];
};

const ofAvatar: ValueOf = (avatar, sort) => {
  if (sort === 'rank') return fieldsOf(avatar['rank'])['place'];
  return sort?.startsWith('price') === true
    ? (fieldsOf(avatar['price'])['amount'] ?? null)
    : [avatar['collection'], avatar['tokenId']];
};

const ofCollection: ValueOf = (collection, sort) => {
  if (sort === 'holders') return collection['owners'];
  return sort === 'best-offer' ? (collection['bestOffer'] ?? null) : collection['slug'];
};

/** Collections with as many holders each, and without offers. */
const equalCollections = changingItems('economy.collections.list', (collection) => ({
  ...collection,
  owners: 97,
  bestOffer: null,
}));

/** Lists whose ties come in another order than the mock's. */
export const tiesReversed = (): Patch =>
  [
    reversingTies('traits.browse', ofTrait),
    reversingTies('avatars.browse', ofAvatar),
    both(reversingTies('collections.list', ofCollection), equalCollections()),
    reversingTies('leaders.list', ({ value }) => value),
    reversingTies('tokens.collectionHolders', ({ loose, worn }) => Number(loose) + Number(worn)),
  ].reduce(both);
