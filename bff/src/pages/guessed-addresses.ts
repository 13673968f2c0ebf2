const VIEWS = [
  'inventory',
  'orders',
  'radar',
  'balances',
  'history',
  'watchlist',
  'notices',
  'profile',
  'credits',
];

const dashboard = (view: string): string => `/dashboard?view=${view}`;

/** Addresses that visitors guess although they have no page, and the pages to show instead. */
const targets = new Map([
  ...VIEWS.map((view) => [`/dashboard/${view}`, dashboard(view)] as const),
  ['/inventory', dashboard('inventory')],
  ['/orders', dashboard('orders')],
  ['/listings', dashboard('orders')],
  ['/offers', `${dashboard('orders')}&show=offers-received`],
  ['/trades', `${dashboard('orders')}&show=trades`],
  ['/radar', dashboard('radar')],
  ['/balances', dashboard('balances')],
  ['/history', dashboard('history')],
  ['/notifications', dashboard('notices')],
  ['/profile', dashboard('profile')],
  ['/settings', dashboard('profile')],
  ['/credits', dashboard('credits')],
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
