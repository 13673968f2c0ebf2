import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

const GUEST_PAGE = '/signin/guest';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

const ofAvatar = ({ collection, tokenId }: AvatarId): string =>
  `${encodeURIComponent(collection)}/${encodeURIComponent(tokenId)}`;

/** Returns the address of an editor for an avatar; `wear` can add a look as trait ids. */
const onStage =
  (page: string) =>
  (avatar: AvatarId, wear: readonly string[] = []): string =>
    `${page}?avatar=${ofAvatar(avatar)}${wear.map((id) => `&wear=${encodeURIComponent(id)}`).join('')}`;

export type RadarShow = 'undercut' | 'outbid' | 'ending' | 'inactive';
export type OrdersShow = 'listings' | 'offers-made' | 'offers-received' | 'trades';

/** The addresses of §2 Routes and additional pages. Only this file encodes parameters. */
export const paths = {
  home: '/',
  dashboard: '/dashboard',
  dashboardCredits: '/dashboard?view=credits',
  dashboardProfile: '/dashboard?view=profile',
  dashboardInventory: '/dashboard?view=inventory',
  dashboardOrders: '/dashboard?view=orders',
  dashboardWatchlist: '/dashboard?view=watchlist',
  dashboardOffersMade: '/dashboard?view=orders&show=offers-made',
  dashboardTrades: '/dashboard?view=orders&show=trades',
  /** Own orders of a kind that involve an item, scrolled to one of them. */
  dashboardOrder: (show: OrdersShow, itemName: string, hash: string) =>
    `/dashboard?view=orders&show=${show}&name=${encodeURIComponent(itemName)}#order-${hash}`,
  dashboardListingsOf: (itemName: string) =>
    `/dashboard?view=orders&name=${encodeURIComponent(itemName)}`,
  dashboardHiddenOffers: '/dashboard?view=orders&show=offers-received&hidden=yes',
  dashboardOffersReceived: '/dashboard?view=orders&show=offers-received',
  /** The received orders of a kind, scrolled to one of them. */
  dashboardReceived: (kind: 'listing' | 'trade', hash: string) =>
    `/dashboard?view=orders&show=offers-received&kind=${kind}#order-${hash}`,
  dashboardRadar: '/dashboard?view=radar',
  dashboardRadarOf: (show: RadarShow) => `/dashboard?view=radar&show=${show}`,
  dashboardRadarOrder: (show: RadarShow, hash: string) =>
    `/dashboard?view=radar&show=${show}#order-${hash}`,
  dashboardBalances: '/dashboard?view=balances',
  dashboardHistory: '/dashboard?view=history',
  dashboardNotices: '/dashboard?view=notices',
  unreadNotices: '/dashboard?view=notices&show=unread',
  profile: (address: WalletAddress) => `/profile/${address}`,
  subscriptions: '/subscriptions',
  market: '/market',
  marketListed: '/market?listed=true',
  marketAvatars: '/market?kind=avatars',
  /** The page that Enter in the search box opens: `/market/?name={text}`. */
  marketSearch: (name: string) => `/market/?name=${encodeURIComponent(name)}`,
  /** A collection's traits, of all slots and rarities by default. */
  marketOf: (collection: string, slot?: string | null, rarity?: string | null) =>
    `/market?collection=${encodeURIComponent(collection)}${slot ? `&slot=${slot}` : ''}${rarity ? `&rarity=${rarity}` : ''}`,
  marketAvatarsOf: (collection: string) =>
    `/market?kind=avatars&collection=${encodeURIComponent(collection)}`,
  marketAvatarsNamed: (name: string) => `/market?kind=avatars&name=${encodeURIComponent(name)}`,
  cart: '/cart',
  cartWith: (collection: string) => `/cart?collection=${encodeURIComponent(collection)}`,
  watchlist: '/watchlist',
  compare: '/compare',
  compareWith: (ids: readonly string[]) => `/compare?ids=${ids.map(encodeURIComponent).join(',')}`,
  collections: '/collections',
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  playground: '/playground',
  playgroundWith: onStage('/playground'),
  packs: '/packs',
  activity: '/activity',
  /** A trait's events of a type. */
  salesOf: (traitId: string) => `/activity?type=sale&trait=${encodeURIComponent(traitId)}`,
  activityOf: (collection: string) => `/activity?collection=${encodeURIComponent(collection)}`,
  leaders: '/leaders',
  extract: '/extract',
  construct: '/construct',
  /** Ignores looks, because extracting always starts with the avatar as it is. */
  extractFrom: (avatar: AvatarId) => onStage('/extract')(avatar),
  constructOn: onStage('/construct'),
  constructPremium: '/construct-premium',
  reroll: '/reroll',
  theLight: '/the-light',
  constructions: '/constructions',
  constructionsWith: (traitId: string) => `/constructions?trait=${encodeURIComponent(traitId)}`,
  help: '/help',
  trait: (id: string) => `/traits/${encodeURIComponent(id)}`,
  avatar: (avatar: AvatarId) => `/avatars/${ofAvatar(avatar)}`,
  looksOf: (avatar: AvatarId) => `/avatars/${ofAvatar(avatar)}#looks`,
  guestPage: GUEST_PAGE,
  /** `to` is the current path and query, to which the guest page returns. */
  guestSignIn: (to: string) => `${GUEST_PAGE}?to=${encodeURIComponent(to)}`,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  nftLicense: '/nft-license',
  currencyIcon: (code: string) => `/images/currencies/${encodeURIComponent(code)}.svg`,
} as const;
