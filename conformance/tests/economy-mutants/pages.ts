import { fieldsIn, queryOf, withJson, withQuery, type MockRequest } from '../mutants/exchange';
import { onRequest, onResponse } from '../mutants/patches';
import { patched, type Patch } from '../mutants/mutant';
import type { EconomyMutant } from './economy-mutant';
import { isFields, type Fields } from './fields';

const WHOLE = 'Pages of a list have each item once, and as many as its total';

const isLaterPage = (request: MockRequest): boolean => queryOf(request).has('cursor');

const itemsOf = ({ items }: Fields): Fields[] =>
  Array.isArray(items) ? items.filter(isFields) : [];

const onPages =
  (change: (page: Fields, request: MockRequest) => Fields) => (route: string) => (): Patch =>
    onResponse(route, 200, (response, request) =>
      withJson(response, change(fieldsIn(response), request)),
    );

/** Begins each later page with the last item of the page before it. */
const repeatsOne = (route: string) => (): Patch => {
  let last: Fields[] = [];
  return onPages((page, request) => {
    const items = [...(isLaterPage(request) ? last : []), ...itemsOf(page)];
    last = items.slice(-1);
    return { ...page, items };
  })(route)();
};

const losesFirst = onPages((page, request) =>
  isLaterPage(request) ? { ...page, items: itemsOf(page).slice(1) } : page,
);

const losesLast = onPages((page) =>
  page['nextCursor'] === null ? { ...page, items: itemsOf(page).slice(0, -1) } : page,
);

const endsEarly = onPages((page, request) =>
  isLaterPage(request) ? { ...page, nextCursor: null } : page,
);

const countsOneMore = onPages((page) => ({ ...page, total: Number(page['total']) + 1 }));

const countsPage = onPages((page) => ({ ...page, total: itemsOf(page).length }));

/** Reverses the items of pages that are shorter than the largest one. */
const reversesShortPages = onPages((page, request) =>
  queryOf(request).get('limit') === '60' ? page : { ...page, items: itemsOf(page).toReversed() },
);

/** Answers each cursor with the first page. */
const startsAgain = (route: string) => (): Patch =>
  onRequest(route, (request) => {
    const query = queryOf(request);
    query.delete('cursor');
    return isLaterPage(request) ? withQuery(request, query) : request;
  });

type Defect = (route: string) => () => Patch;

/** The defects of lists, by the route whose pages they break. */
const DEFECTS: Readonly<Record<string, readonly [name: string, defect: Defect]>> = {
  'traits.browse': ['A page begins with the last trait of the page before it', repeatsOne],
  'activity.list': ['An entry of the activity is lost between two pages', losesFirst],
  'avatars.browse': ['The total of avatars is one more', countsOneMore],
  'draws.list': ['The cursor of draws leads back to the first page', startsAgain],
  'collections.list': ['The list of collections ends after its second page', endsEarly],
  'traits.history': ['An event of a trait is on two pages of its history', repeatsOne],
  'traits.orders': ['The second of a trait’s orders is lost', losesFirst],
  'avatars.history': ['The last page of an avatar’s history lacks its last event', losesLast],
  'avatars.orders': ['The total of an avatar’s orders is one more', countsOneMore],
  'collections.avatars': ['The cursor of a collection’s avatars leads back', startsAgain],
  'tokens.pastOffers': ['The total of past offers is one more', countsOneMore],
  'tokens.traitHolders': ['A page of a trait’s holders begins with the one before it', repeatsOne],
  'tokens.collectionHolders': ['Short pages of holders are in reverse order', reversesShortPages],
  'tokens.collectionOffers': [
    'The last page of a collection’s offers lacks its last one',
    losesLast,
  ],
  'leaders.list': ['A leader is lost between two pages', losesFirst],
  'wallets.inventory': ['The total of an inventory is one more', countsOneMore],
  'wallets.orders': ['The total of own orders is one more', countsOneMore],
  'benches.constructions': ['Short pages of looks are in reverse order', reversesShortPages],
  'listings.browse': ['The total of listings is the number on the page', countsPage],
  'outfits.list': ['The total of outfits is one more', countsOneMore],
  'notices.list': ['The total of notices is one more', countsOneMore],
  'credits.ledger': ['The total of the ledger is one more', countsOneMore],
  'worth.gains': ['The total of gains is one more', countsOneMore],
  'draws.commitments': ['The last page of hash chains lacks its last one', losesLast],
  'drops.list': ['A drop is on two pages', repeatsOne],
  'drops.openings': ['The pages of a drop’s openings end after the second', endsEarly],
  'burns.ofWallet': ['The total of burns is one more', countsOneMore],
};

export const pageMutants: readonly EconomyMutant[] = Object.entries(DEFECTS).flatMap(
  ([route, [name, defect]]) =>
    patched(`economy.${route}/flow/every page to the end`, WHOLE, {
      [name]: defect(`economy.${route}`),
    }).map((mutant) => ({ ...mutant, onlyReads: true })),
);
