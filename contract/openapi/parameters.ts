import { fathomClub } from '../fixtures/economy/collectors';
import { acceptedLeaf } from '../fixtures/economy/draw-log';
import { listing } from '../fixtures/economy/orders';
import { tideOne, waitingDraw } from '../fixtures/economy/packs';
import { divingHelmetDetail } from '../fixtures/economy/traits';
import { outfit } from '../fixtures/economy/outfits';
import { aliceAddress } from '../fixtures/users';
import { SEARCH_KEY_MAX_LENGTH } from '../src/shared/search';

type ParameterText = readonly [description: string, example: unknown];

/** The description and the example of each parameter, by its name. */
const BY_NAME: Readonly<Record<string, ParameterText>> = {
  'Last-Event-ID': ['The id of the last event that was received', 'e-41'],
  address: ['The wallet, in any case', aliceAddress],
  anchor: ['The hash chain that the draws belong to', waitingDraw.commitment.anchor],
  buyer: ['A wallet whose own listings are left out', aliceAddress],
  chainId: ['The chain: 1 is Ethereum, 137 is Polygon', '1'],
  collection: ['The collection’s slug', fathomClub.slug],
  cursor: ['The `nextCursor` of the previous page; absent for the first page', 'after-24'],
  drop: ['The drop’s id', tideOne.id],
  event: ['The topic of the events', 'activity'],
  first: ['The size of the earlier log', 1],
  from: ['The index of the first entry', 0],
  hash: ['The hash of an order or of a signed action', listing.hash],
  id: ['The id', divingHelmetDetail.id],
  identifier: ['The token id of the trait that fills an offer for any trait of a set', '90'],
  kind: ['The kind', 'trait'],
  limit: ['The number of items on the page', 24],
  listed: ['Whether only items with an open listing are returned', true],
  maxPrice: ['The highest price, in wei or in the parts of `priceUnit`', '200000000000000000'],
  maxRank: ['The highest rank in rarity; 1 is the rarest avatar', 100],
  metric: ['The ranked figure', 'volume'],
  minPrice: ['The lowest price, in wei or in the parts of `priceUnit`', '100000000000000000'],
  name: ['A part of the name, in any case', 'helmet'],
  of: ['The watched items, each as `kind:id`', `trait:${divingHelmetDetail.id}`],
  order: ['The direction of the list; the highest first by default', 'desc'],
  owner: ['The wallet that owns the avatar', aliceAddress],
  period: ['The period that is ranked', 'week'],
  priceChain: ['The chain whose coin the prices are in', '1'],
  priceUnit: ['The unit of the prices', 'eth'],
  quantity: ['The number of units', '1'],
  rarity: ['The rarity', 'rare'],
  root: ['The Merkle root of a set of traits, as a decimal number', '0'],
  searchKey: [`The text to find, of up to ${SEARCH_KEY_MAX_LENGTH} characters`, 'laser'],
  round: ['The number of a round of the beacon', '1'],
  second: ['The size of the later log', 2],
  side: ['Whether the wallet made the orders or received them', 'made'],
  since: ['The earliest time of an event', '2026-11-01T00:00:00.000Z'],
  size: ['The size of the log', 2],
  slot: ['The slot of the avatar', 'headwear'],
  slug: ['The collection’s slug', fathomClub.slug],
  sort: ['The order of the list', 'newest'],
  state: ['The state', 'fillable'],
  tier: ['The tier of the traits in a set, by their number of editions', 'rare'],
  tokenId: ['The avatar’s token id, in decimal digits', '7'],
  trait: ['The trait’s id', divingHelmetDetail.id],
  type: ['The kind of event', 'sale'],
  until: ['The time before which an event happened', '2026-12-01T00:00:00.000Z'],
  unread: ['Whether only unread notices are returned', true],
  wallet: ['The wallet, in any case', aliceAddress],
  walletAddress: ['The wallet that will sign in, in any case', aliceAddress],
  wear: ['The ids of the traits of a look, at most one for each slot', divingHelmetDetail.id],
  with: ['The ids of traits to show on the avatar instead of its own', divingHelmetDetail.id],
};

const BY_CALL: Readonly<Record<string, ParameterText>> = {
  'activity.list minPrice': [
    'The lowest price of one edition, in wei of the network’s coin; requires exactly one `chainId`',
    '100000000000000000',
  ],
  'activity.list maxPrice': [
    'The highest price of one edition, in wei of the network’s coin; requires exactly one `chainId`',
    '200000000000000000',
  ],
  'collections.list period': [
    'The period of volume, sales and the floor’s change. Without it, volume and sales are those of all time, and the change that of 30 days',
    'week',
  ],
  'collections.list sort': ['The figure that collections are ranked by', 'volume'],
  'users.searchByAddress searchKey': ['A whole wallet address, in any case', aliceAddress],
  'users.exists id': ['The user’s wallet address or username', 'alice'],
  'draws.detail id': ['The id of the draw: the hash of its signed action', waitingDraw.id],
  'drawLog.inclusion hash': ['The leaf hash of an entry', acceptedLeaf],
  'drops.detail id': ['The drop’s id', tideOne.id],
  'drops.openings id': ['The drop’s id', tideOne.id],
  'burns.detail id': ['The hash of the burn', waitingDraw.id],
  'burns.withdraw id': ['The hash of the burn', waitingDraw.id],
  'traits.orders kind': ['The kind of order', 'listing'],
  'avatars.orders kind': ['The kind of order', 'listing'],
  'wallets.orders kind': ['The kind of order', 'listing'],
  'burns.ofWallet state': ['The state of the burns', 'locked'],
  'wallets.inventory listed': [
    'Whether the wallet has a listing of the item that can be filled now',
    true,
  ],
  'wallets.inventory slot': ['The slot of the loose trait', 'headwear'],
  'wallets.inventory sort': ['The order of the list', 'floor'],
  'watchlist.remove kind': ['The kind of the watched item', 'trait'],
  'watchlist.remove id': ['The id of the watched item', divingHelmetDetail.id],
};

const OWN_ID: ParameterText = ['A UUID that the client chooses', outfit.id];

/** Returns a parameter's description and example; the schema decides between ids. */
export const parameterText = (
  call: string,
  name: string,
  schema: Readonly<Record<string, unknown>>,
): ParameterText => {
  const found =
    schema['format'] === 'uuid' ? OWN_ID : (BY_CALL[`${call} ${name}`] ?? BY_NAME[name]);
  if (found === undefined) throw new Error(`Describe the parameter ${name} of ${call}`);
  const [description, example] = found;
  return [description, schema['type'] === 'array' ? [example] : example];
};
