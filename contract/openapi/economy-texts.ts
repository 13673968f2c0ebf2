import { COMMON_RULES } from './v1-texts';
import type { Json } from './json-schema';

export const ECONOMY_DESCRIPTION = `Not part of the documented API: an extension of it. Amounts are decimal strings of wei, times ISO 8601 in UTC, lists are cursor-paged. Orders are Seaport 1.6 orders.

Sign in as the provider's API (\`openapi.json\`) says, and send the access token as \`Authorization: Bearer …\`.
${COMMON_RULES}`;

export const ECONOMY_TAGS: Readonly<Record<string, string>> = {
  activity: 'What happened on the market',
  alerts: 'The caller’s price alerts',
  approvals: 'What Seaport may transfer for the caller',
  avatars: 'Avatars and what they wear',
  benches: 'Dressing avatars',
  burns: 'Burning editions',
  collections: 'Collections of avatars and traits',
  credits: 'Plans and credits',
  criteria: 'Sets of traits, for offers for any trait of a kind',
  beacon: 'The public randomness beacon that decides draws',
  drawLog: 'The append-only log of draws',
  draws: 'Draws that anyone can verify',
  drops: 'Drops, which are sold in packs',
  events: 'The event stream',
  leaders: 'Rankings of wallets',
  listings: 'Open listings',
  looks: 'The price of a look',
  notices: 'The caller’s notices',
  orders: 'Signed orders: listings, offers and trades',
  outfits: 'The caller’s saved looks',
  packs: 'Buying and opening packs',
  rates: 'Exchange rates',
  reroll: 'Exchanging editions by a draw',
  searches: 'The caller’s saved searches',
  showcases: 'The items that a wallet shows on its profile',
  traits: 'Traits of the market',
  wallets: 'Balances, inventories and gifts',
  watchlist: 'The caller’s watched items',
  worth: 'The value of the caller’s items',
};

const hasParameter = ({ parameters }: Json, name: string): boolean =>
  Array.isArray(parameters) && parameters.some((parameter) => parameter.name === name);

/** Says what the summary of a call leaves out: its access, its signature and its paging. */
export const describeEconomyCall = (operation: Json, isSigned: boolean): string =>
  [
    Array.isArray(operation['security']) && operation['security'].length > 0
      ? 'Needs an access token.'
      : 'Needs no access token.',
    ...(isSigned ? ['Counts toward the rate limit of signed actions.'] : []),
    ...(hasParameter(operation, 'cursor')
      ? ['The list is paged: repeat the call with `nextCursor` as `cursor` until it is null.']
      : []),
  ].join(' ');
