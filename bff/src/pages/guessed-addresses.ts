/** Views of the dashboard without a page of their own. */
const VIEWS = [
  'inventory',
  'orders',
  'radar',
  'balances',
  'history',
  'notices',
  'profile',
  'credits',
];

const dashboard = (view: string): string => `/dashboard?view=${view}`;

/** Addresses that visitors guess although they have no page, and the pages to show instead. */
const targets = new Map([
  ...VIEWS.flatMap((view) => [
    [`/${view}`, dashboard(view)] as const,
    [`/dashboard/${view}`, dashboard(view)] as const,
  ]),
  ['/dashboard/watchlist', dashboard('watchlist')],
  ['/listings', dashboard('orders')],
  ['/offers', `${dashboard('orders')}&show=offers-received`],
  ['/trades', `${dashboard('orders')}&show=trades`],
  ['/notifications', dashboard('notices')],
  ['/settings', dashboard('profile')],
  ['/sets', '/collections'],
  ['/traits', '/market'],
  ['/avatars', '/market?kind=avatars'],
]);

/**
 * Returns the address of the page that a guessed one means, with the request's own parameters.
 * @param query the request's query with its question mark, or an empty text
 */
export const pageOfGuess = (path: string, query: string): string | undefined => {
  const target = targets.get(path.replace(/\/$/, ''));
  if (target === undefined || query.length < 2) return target;
  return `${target}${target.includes('?') ? '&' : '?'}${query.slice(1)}`;
};
