import { approvals, approveRequest } from '@trait-market/contract/fixtures/economy/approvals';
import {
  avatarHistory,
  avatarOrderPage,
  avatarPage,
  fathom7Detail,
} from '@trait-market/contract/fixtures/economy/avatars';
import {
  construction,
  dressBatchPlan,
  dressBatchRequest,
  dressed,
  dressPlan,
  planBatchRequest,
  undoDressRequest,
} from '@trait-market/contract/fixtures/economy/benches';
import {
  activityPage,
  balances,
  fathomClub,
  fathomClubAvatars,
  fathomClubStats,
  given,
  giftRequest,
  inventoryPage,
  leaderPage,
  wrapRequest,
} from '@trait-market/contract/fixtures/economy/collectors';
import {
  buyCreditsRequest,
  creditLedger,
  planBought,
  plans,
  subscribeRequest,
} from '@trait-market/contract/fixtures/economy/credits';
import { hats } from '@trait-market/contract/fixtures/economy/criteria';
import { listingsNow } from '@trait-market/contract/fixtures/economy/listings';
import { lookPrice } from '@trait-market/contract/fixtures/economy/looks';
import {
  cancelAllRequest,
  cancelledAll,
  cancelRequest,
  executedAction,
  fulfilmentData,
  fulfilRequest,
  listing,
  postOrder,
  receipt,
  walletOrderPage,
} from '@trait-market/contract/fixtures/economy/orders';
import {
  burnPage,
  burnRequest,
  finalBurn,
  lockedBurn,
  withdrawBurnRequest,
  withdrawnBurn,
} from '@trait-market/contract/fixtures/economy/burns';
import { noticePage, notices } from '@trait-market/contract/fixtures/economy/notices';
import { outfit, saveOutfit } from '@trait-market/contract/fixtures/economy/outfits';
import { savedSearches, saveSearch } from '@trait-market/contract/fixtures/economy/searches';
import {
  alicePacks,
  buyPacksRequest,
  drawPage,
  openPacksRequest,
  packsBought,
  spendingLimits,
  tideOne,
  tideOneDetail,
  waitingDraw,
} from '@trait-market/contract/fixtures/economy/packs';
import {
  aliceRerolls,
  eyesPool,
  eyesPoolEntry,
  poolGiveRequest,
  rerollRequest,
} from '@trait-market/contract/fixtures/economy/reroll';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import {
  divingHelmetDetail,
  traitHistory,
  traitOverTime,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { attention, gainPage, walletValue } from '@trait-market/contract/fixtures/economy/worth';

import {
  watchedNow,
  watchlist,
  watchRequest,
} from '@trait-market/contract/fixtures/economy/watchlist';

import { ADDRESS, type SampleCall } from './sample-calls';

const at = (path: string): string => `/economy/v1${path}`;
const page = { items: [], nextCursor: null, total: 0 };
const [balance] = balances.items;
const SEARCH_ID = '0198c2a4-6a52-7c3e-9f10-5d2f9b6c7e01';

export const economySampleCalls: Record<string, SampleCall> = {
  'economy.traits.browse': {
    path: at('/traits?slot=eyes&slot=headwear&listed=true&sort=price-asc'),
    response: traitPage,
  },
  'economy.traits.detail': { path: at('/traits/t1'), response: divingHelmetDetail },
  'economy.traits.history': { path: at('/traits/t1/history'), response: traitHistory },
  'economy.traits.overTime': { path: at('/traits/t1/over-time'), response: traitOverTime },
  'economy.traits.orders': { path: at('/traits/t1/orders'), response: page },
  'economy.avatars.browse': {
    path: at('/avatars?collection=fathom&listed=true&sort=rank&limit=24'),
    response: avatarPage,
  },
  'economy.avatars.history': { path: at('/avatars/fathom/7/history'), response: avatarHistory },
  'economy.avatars.detail': { path: at('/avatars/fathom/7'), response: fathom7Detail },
  'economy.avatars.orders': { path: at('/avatars/fathom/7/orders'), response: avatarOrderPage },
  'economy.collections.list': { path: at('/collections'), response: page },
  'economy.collections.detail': { path: at('/collections/fathom'), response: fathomClub },
  'economy.collections.stats': {
    path: at('/collections/fathom/stats'),
    response: fathomClubStats,
  },
  'economy.collections.avatars': {
    path: at('/collections/fathom/avatars?limit=12'),
    response: fathomClubAvatars,
  },
  'economy.activity.list': { path: at('/activity'), response: activityPage },
  'economy.leaders.list': { path: at('/leaders?metric=volume&period=week'), response: leaderPage },
  'economy.wallets.balances': { path: at('/wallets/me/balances'), response: balances },
  'economy.wallets.wrap': { path: at('/wallets/me/wrap'), body: wrapRequest, response: balance },
  'economy.wallets.unwrap': {
    path: at('/wallets/me/unwrap'),
    body: wrapRequest,
    response: balance,
  },
  'economy.wallets.act': {
    path: at(`/wallets/me/acts/${executedAction.hash}`),
    response: executedAction,
  },
  'economy.wallets.inventory': {
    path: at(`/wallets/${ADDRESS}/inventory`),
    response: inventoryPage,
  },
  'economy.wallets.orders': { path: at(`/wallets/${ADDRESS}/orders`), response: walletOrderPage },
  'economy.orders.post': { path: at('/orders'), body: postOrder, status: 201, response: listing },
  'economy.orders.cancelAll': {
    path: at('/orders/cancel-all'),
    body: cancelAllRequest,
    response: cancelledAll,
  },
  'economy.orders.fulfil': {
    path: at(`/orders/${listing.hash}/fulfil`),
    body: fulfilRequest,
    response: receipt,
  },
  'economy.orders.fulfilmentData': {
    path: at(`/orders/${listing.hash}/fulfilment-data?quantity=2`),
    response: fulfilmentData,
  },
  'economy.orders.cancel': {
    path: at(`/orders/${listing.hash}/cancel`),
    body: cancelRequest,
    response: listing,
  },
  'economy.benches.plan': {
    path: at('/avatars/fathom/7/plan'),
    body: { wear: ['diving-helmet'] },
    response: dressPlan,
  },
  'economy.benches.planBatch': {
    path: at('/dress/plan'),
    body: planBatchRequest,
    response: dressBatchPlan,
  },
  'economy.benches.dress': {
    path: at('/dress'),
    body: dressBatchRequest,
    status: 201,
    response: dressed,
  },
  'economy.benches.undo': {
    path: at(`/dress/${dressed.hash}/undo`),
    body: undoDressRequest,
    response: dressed,
  },
  'economy.benches.constructions': {
    path: at('/constructions?collection=fathom&tokenId=7&slot=eyes&sort=rank-gained'),
    response: { ...page, items: [construction], total: 1 },
  },
  'economy.benches.construction': {
    path: at(`/constructions/${construction.id}`),
    response: construction,
  },
  'economy.listings.browse': {
    path: at(
      `/listings?chainId=1&collection=fathom&slot=eyes&maxPrice=5&buyer=${ADDRESS}&limit=20`,
    ),
    response: { ...page, items: [listing], total: 1 },
  },
  'economy.listings.now': {
    path: at(`/listings/now?hash=${listing.hash}&buyer=${ADDRESS}`),
    response: listingsNow,
  },
  'economy.criteria.find': {
    path: at('/criteria?slot=headwear&tier=epic&collection=fathom'),
    response: hats,
  },
  'economy.criteria.byRoot': { path: at(`/criteria/${hats.criteria.root}`), response: hats },
  'economy.looks.price': {
    path: at(`/looks/price?wear=diving-helmet&wear=laser-eyes&wallet=${ADDRESS}`),
    response: lookPrice,
  },
  'economy.outfits.list': {
    path: at('/wallets/me/outfits?collection=fathom&limit=20'),
    response: { ...page, items: [outfit], total: 1 },
  },
  'economy.outfits.save': {
    path: at(`/wallets/me/outfits/${outfit.id}`),
    body: saveOutfit,
    response: outfit,
  },
  'economy.outfits.remove': { path: at(`/wallets/me/outfits/${outfit.id}`), response: outfit },
  'economy.notices.list': {
    path: at('/wallets/me/notices?unread=true&limit=8'),
    response: noticePage,
  },
  'economy.notices.read': {
    path: at('/wallets/me/notices/read'),
    body: { upTo: notices.sold.id },
    response: { unread: 0 },
  },
  'economy.notices.settings': {
    path: at('/wallets/me/notices/settings'),
    response: { off: ['outbid'] },
  },
  'economy.notices.saveSettings': {
    path: at('/wallets/me/notices/settings'),
    body: { off: ['outbid'] },
    response: { off: ['outbid'] },
  },
  'economy.searches.list': { path: at('/wallets/me/searches'), response: savedSearches },
  'economy.searches.save': {
    path: at(`/wallets/me/searches/${SEARCH_ID}`),
    body: saveSearch,
    response: savedSearches,
  },
  'economy.searches.remove': {
    path: at(`/wallets/me/searches/${SEARCH_ID}`),
    response: savedSearches,
  },
  'economy.watchlist.list': { path: at('/wallets/me/watchlist'), response: watchlist },
  'economy.watchlist.add': {
    path: at('/wallets/me/watchlist'),
    body: watchRequest,
    response: watchlist,
  },
  'economy.watchlist.remove': {
    path: at('/wallets/me/watchlist/avatar/fathom-club.7'),
    response: watchlist,
  },
  'economy.watchlist.now': {
    path: at('/watched?of=trait%3Adiving-helmet&of=avatar%3Afathom-club.7'),
    response: watchedNow,
  },
  'economy.credits.plans': { path: at('/plans'), response: plans },
  'economy.credits.subscribe': {
    path: at('/subscriptions'),
    body: subscribeRequest,
    status: 201,
    response: planBought,
  },
  'economy.credits.buy': {
    path: at('/credits/buy'),
    body: buyCreditsRequest,
    status: 201,
    response: { ...planBought, credits: 200 },
  },
  'economy.credits.ledger': {
    path: at('/wallets/me/credits/ledger?limit=2'),
    response: creditLedger,
  },
  'economy.rates.now': { path: at('/rates'), response: rates },
  'economy.worth.value': { path: at('/wallets/me/value'), response: walletValue },
  'economy.worth.attention': { path: at('/wallets/me/attention'), response: attention },
  'economy.draws.commitments': {
    path: at(`/draws/commitments?wallet=${ADDRESS}&limit=20`),
    response: page,
  },
  'economy.draws.commit': {
    path: at('/draws/commitments'),
    body: { kind: 'pack' },
    status: 201,
    response: waitingDraw.commitment,
  },
  'economy.draws.list': {
    path: at(`/draws?drop=tide-one&wallet=${ADDRESS}&limit=20`),
    response: drawPage,
  },
  'economy.draws.detail': { path: at(`/draws/${waitingDraw.id}`), response: waitingDraw },
  'economy.drops.list': { path: at('/drops'), response: { ...page, items: [tideOne], total: 1 } },
  'economy.drops.detail': { path: at('/drops/tide-one'), response: tideOneDetail },
  'economy.drops.openings': { path: at('/drops/tide-one/openings?limit=20'), response: drawPage },
  'economy.packs.buy': {
    path: at('/packs/buy'),
    body: buyPacksRequest,
    status: 201,
    response: packsBought,
  },
  'economy.packs.open': {
    path: at('/packs/open'),
    body: openPacksRequest,
    status: 201,
    response: waitingDraw,
  },
  'economy.packs.limits': { path: at('/wallets/me/spending-limits'), response: spendingLimits },
  'economy.packs.setLimit': {
    path: at('/wallets/me/spending-limits'),
    body: { chainId: 1, limit: '100000000000000000' },
    response: spendingLimits,
  },
  'economy.packs.ofWallet': { path: at(`/wallets/${ADDRESS}/packs`), response: alicePacks },
  'economy.approvals.list': { path: at('/wallets/me/approvals'), response: approvals },
  'economy.approvals.approve': {
    path: at('/wallets/me/approvals'),
    body: approveRequest,
    response: approvals,
  },
  'economy.burns.burn': {
    path: at('/burns'),
    body: burnRequest,
    status: 201,
    response: lockedBurn,
  },
  'economy.burns.withdraw': {
    path: at(`/burns/${lockedBurn.id}/withdraw`),
    body: withdrawBurnRequest,
    response: withdrawnBurn,
  },
  'economy.burns.detail': { path: at(`/burns/${finalBurn.id}`), response: finalBurn },
  'economy.burns.ofWallet': {
    path: at(`/wallets/${ADDRESS}/burns?state=gone&limit=20`),
    response: burnPage,
  },
  'economy.reroll.pools': {
    path: at('/reroll?collection=fathom-club'),
    response: { items: [eyesPoolEntry] },
  },
  'economy.reroll.pool': { path: at('/reroll/fathom-club/eyes'), response: eyesPool },
  'economy.reroll.reroll': {
    path: at('/reroll'),
    body: rerollRequest,
    status: 201,
    response: waitingDraw,
  },
  'economy.reroll.give': {
    path: at('/reroll/gifts'),
    body: poolGiveRequest,
    status: 201,
    response: eyesPool,
  },
  'economy.wallets.gift': {
    path: at('/wallets/me/gifts'),
    body: giftRequest,
    status: 201,
    response: given,
  },
  'economy.reroll.ofWallet': { path: at(`/wallets/${ADDRESS}/rerolls`), response: aliceRerolls },
  'economy.worth.gains': { path: at('/wallets/me/gains?limit=20'), response: gainPage },
};
