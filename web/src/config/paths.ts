import type { AvatarRef } from '@trait-market/contract/economy/shared';
import type { WalletAddress } from '@trait-market/contract/shared';

const GUEST_PAGE = '/signin/guest';

type AvatarId = Pick<AvatarRef, 'collection' | 'tokenId'>;

const ofAvatar = ({ collection, tokenId }: AvatarId): string =>
  `${encodeURIComponent(collection)}/${encodeURIComponent(tokenId)}`;

/** A page with an avatar on its stage, as it is or in a look that is named by its traits' ids. */
const onStage =
  (page: string) =>
  (avatar: AvatarId, wear: readonly string[] = []): string =>
    `${page}?avatar=${ofAvatar(avatar)}${wear.map((id) => `&wear=${encodeURIComponent(id)}`).join('')}`;

/** Every address of the web app (§2 Routes, and the pages that are ours). Parameters are encoded here and nowhere else. */
/** Why an open order may need somebody. */
export type RadarShow = 'undercut' | 'ending' | 'inactive';

export const paths = {
  home: '/',
  dashboard: '/dashboard',
  dashboardCredits: '/dashboard?view=credits',
  /** Where a person changes their own profile. */
  dashboardProfile: '/dashboard?view=profile',
  /** What the wallet holds, what it has signed, and what it did. */
  dashboardInventory: '/dashboard?view=inventory',
  dashboardOrders: '/dashboard?view=orders',
  dashboardOffersReceived: '/dashboard?view=orders&show=offers-received',
  dashboardRadar: '/dashboard?view=radar',
  /** The open orders that need somebody for one reason. */
  dashboardRadarOf: (show: RadarShow) => `/dashboard?view=radar&show=${show}`,
  dashboardBalances: '/dashboard?view=balances',
  dashboardHistory: '/dashboard?view=history',
  dashboardNotices: '/dashboard?view=notices',
  profile: (address: WalletAddress) => `/profile/${address}`,
  subscriptions: '/subscriptions',
  market: '/market',
  /** Ours: avatars that are for sale, and all others. */
  marketAvatars: '/market?kind=avatars',
  /** Where Enter in the search box leads: `/market/?name={text}`. */
  marketSearch: (name: string) => `/market/?name=${encodeURIComponent(name)}`,
  /** What the market has of a collection. */
  marketOf: (collection: string) => `/market?collection=${encodeURIComponent(collection)}`,
  /** Its avatars. */
  marketAvatarsOf: (collection: string) =>
    `/market?kind=avatars&collection=${encodeURIComponent(collection)}`,
  /** Ours: what somebody buys together. */
  cart: '/cart',
  /** The cart, about to be filled with the cheapest of a collection. */
  cartWith: (collection: string) => `/cart?collection=${encodeURIComponent(collection)}`,
  /** Ours: what somebody keeps an eye on. */
  watchlist: '/watchlist',
  collections: '/collections',
  /** Ours: a collection, how it trades and who holds it. */
  collection: (slug: string) => `/collections/${encodeURIComponent(slug)}`,
  playground: '/playground',
  /** The playground with an avatar on it as it is, or in another look by its traits' ids. */
  playgroundWith: onStage('/playground'),
  packs: '/packs',
  activity: '/activity',
  /** What happened to a collection. */
  activityOf: (collection: string) => `/activity?collection=${encodeURIComponent(collection)}`,
  leaders: '/leaders',
  extract: '/extract',
  construct: '/construct',
  /** The benches, with an avatar on them. */
  extractFrom: (avatar: AvatarId) => onStage('/extract')(avatar),
  /** With a look, by its traits' ids: the avatar says which collection it is of. */
  constructOn: onStage('/construct'),
  constructPremium: '/construct-premium',
  reroll: '/reroll',
  theLight: '/the-light',
  constructions: '/constructions',
  /** The looks in which a trait was put on or taken off. */
  constructionsWith: (traitId: string) => `/constructions?trait=${encodeURIComponent(traitId)}`,
  help: '/help',
  trait: (id: string) => `/traits/${encodeURIComponent(id)}`,
  /** Ours: the specification has no page for an avatar. */
  avatar: (avatar: AvatarId) => `/avatars/${ofAvatar(avatar)}`,
  guestPage: GUEST_PAGE,
  /** `to` is the current path and query, where the guest comes back to. */
  guestSignIn: (to: string) => `${GUEST_PAGE}?to=${encodeURIComponent(to)}`,
  privacyPolicy: '/privacy-policy',
  terms: '/terms',
  nftLicense: '/nft-license',
  /** A drawing of the currency (§9). */
  currencyIcon: (code: string) => `/images/currencies/${encodeURIComponent(code)}.svg`,
} as const;
