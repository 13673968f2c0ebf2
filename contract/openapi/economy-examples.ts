import * as alerts from '../fixtures/economy/alerts';
import * as approvals from '../fixtures/economy/approvals';
import * as avatars from '../fixtures/economy/avatars';
import * as benches from '../fixtures/economy/benches';
import * as burns from '../fixtures/economy/burns';
import * as collectors from '../fixtures/economy/collectors';
import * as credits from '../fixtures/economy/credits';
import * as criteria from '../fixtures/economy/criteria';
import { DEMO_BEACON_INFO, demoRound } from '../src/demo-beacon';
import * as drawLog from '../fixtures/economy/draw-log';
import { marketDeployment } from '../fixtures/economy/deployment';
import { listingsNow } from '../fixtures/economy/listings';
import { lookPrice } from '../fixtures/economy/looks';
import { noticePage } from '../fixtures/economy/notices';
import * as orders from '../fixtures/economy/orders';
import * as outfits from '../fixtures/economy/outfits';
import * as packs from '../fixtures/economy/packs';
import { rates } from '../fixtures/economy/rates';
import * as reroll from '../fixtures/economy/reroll';
import * as searches from '../fixtures/economy/searches';
import * as showcases from '../fixtures/economy/showcases';
import * as tokens from '../fixtures/economy/tokens';
import * as traits from '../fixtures/economy/traits';
import * as watchlist from '../fixtures/economy/watchlist';
import * as worth from '../fixtures/economy/worth';
import { aliceAddress } from '../fixtures/users';
import type { CallExamples } from './call-examples';

const pageOf = (...items: readonly unknown[]) => ({
  items,
  nextCursor: null,
  total: items.length,
});

const [balance] = collectors.balances.items;

const commitmentChain = {
  anchor: packs.waitingDraw.commitment.anchor,
  wallet: aliceAddress,
  publishedAt: '2026-11-02T10:00:00.000Z',
  length: 512,
  revealed: 0,
};

const waitingReroll = {
  ...packs.waitingDraw,
  signed: { kind: 'reroll', ...reroll.rerollRequest },
  drop: null,
  pool: { collection: 'fathom-club', slot: reroll.rerollRequest.message.slot },
  stake: [traits.laserEyesRef],
};

export const economyExamples: CallExamples = {
  'traits.browse': { response: traits.traitPage },
  'traits.detail': { response: traits.divingHelmetDetail },
  'traits.history': { response: traits.traitHistory },
  'traits.overTime': { response: traits.traitOverTime },
  'traits.orders': { response: pageOf(orders.listing) },
  'avatars.browse': { response: avatars.avatarPage },
  'avatars.detail': { response: avatars.fathom7Detail },
  'avatars.history': { response: avatars.avatarHistory },
  'avatars.orders': { response: avatars.avatarOrderPage },
  'collections.list': { response: pageOf(collectors.fathomClub) },
  'collections.detail': { response: collectors.fathomClub },
  'collections.stats': { response: collectors.fathomClubStats },
  'collections.avatars': { response: collectors.fathomClubAvatars },
  'activity.list': { response: collectors.activityPage },
  'leaders.list': { response: collectors.leaderPage },
  'wallets.balances': { response: collectors.balances },
  'wallets.wrap': { request: collectors.wrapRequest, response: balance },
  'wallets.unwrap': { request: collectors.wrapRequest, response: balance },
  'wallets.gift': { request: collectors.giftRequest, response: collectors.given },
  'wallets.giftSeveral': {
    request: collectors.giftSeveralRequest,
    response: collectors.giftedSeveral,
  },
  'wallets.act': { response: orders.executedAction },
  'wallets.inventory': { response: collectors.inventoryPage },
  'wallets.orders': {
    response: pageOf(
      orders.undercutListing,
      orders.dormantListing,
      criteria.receivedAnyFathomOffer,
    ),
  },
  'orders.post': { request: orders.postOrder, response: orders.listing },
  'orders.cancelSeveral': { request: orders.cancelRequest, response: orders.cancelledSeveral },
  'orders.cancelAll': { request: orders.cancelAllRequest, response: orders.cancelledAll },
  'orders.buyCart': { request: orders.buyCartRequest, response: orders.cartReceipt },
  'orders.acceptOffers': { request: orders.acceptOffersRequest, response: orders.acceptedOffers },
  'orders.fulfil': { request: orders.fulfilRequest, response: orders.receipt },
  'orders.fulfilmentData': { response: orders.fulfilmentData },
  'orders.cancel': { request: orders.cancelRequest, response: orders.listing },
  'benches.plan': { request: { wear: [] }, response: benches.dressPlan },
  'benches.planBatch': { request: benches.planBatchRequest, response: benches.dressBatchPlan },
  'benches.dress': { request: benches.dressRequest, response: benches.dressed },
  'benches.undo': { request: benches.undoDressRequest, response: benches.dressed },
  'benches.constructions': { response: pageOf(benches.construction) },
  'benches.construction': { response: benches.construction },
  'tokens.depth': { response: tokens.traitDepth },
  'tokens.pastOffers': { response: tokens.pastOfferPage },
  'tokens.traitHolders': { response: tokens.holderPage },
  'tokens.collectionHolders': { response: tokens.holderPage },
  'tokens.collectionOffers': { response: tokens.collectionOfferPage },
  'tokens.traitMetadata': { response: tokens.traitMetadata },
  'tokens.avatarMetadata': { response: tokens.avatarMetadata },
  'listings.browse': { response: pageOf(orders.listing) },
  'listings.now': { response: listingsNow },
  'looks.price': { response: lookPrice },
  'outfits.list': { response: pageOf(outfits.outfit) },
  'outfits.save': { request: outfits.saveOutfit, response: outfits.outfit },
  'outfits.remove': { response: outfits.outfit },
  'notices.list': { response: noticePage },
  'notices.read': { request: { upTo: 'n-1' }, response: { unread: 0 } },
  'notices.settings': { response: { off: ['undercut'] } },
  'notices.saveSettings': { request: { off: ['undercut'] }, response: { off: ['undercut'] } },
  'criteria.find': { response: criteria.hats },
  'criteria.byRoot': { response: criteria.hats },
  'searches.list': { response: searches.savedSearches },
  'searches.save': { request: searches.saveSearch, response: searches.savedSearches },
  'searches.remove': { response: searches.savedSearches },
  'alerts.list': { response: alerts.alerts },
  'alerts.save': { request: alerts.saveAlert, response: alerts.alerts },
  'alerts.remove': { response: alerts.alerts },
  'showcases.ofWallet': { response: showcases.showcase },
  'showcases.save': { request: showcases.saveShowcase, response: showcases.showcase },
  'watchlist.list': { response: watchlist.watchlist },
  'watchlist.add': { request: watchlist.watchRequest, response: watchlist.watchlist },
  'watchlist.remove': { response: watchlist.watchlist },
  'watchlist.now': { response: watchlist.watchedNow },
  'credits.plans': { response: credits.plans },
  'credits.subscribe': { request: credits.subscribeRequest, response: credits.planBought },
  'credits.buy': { request: credits.buyCreditsRequest, response: credits.planBought },
  'credits.ledger': { response: credits.creditLedger },
  'rates.now': { response: rates },
  'worth.value': { response: worth.walletValue },
  'worth.attention': { response: worth.attention },
  'worth.gains': { response: worth.gainPage },
  'beacon.info': { response: DEMO_BEACON_INFO },
  'beacon.round': { response: demoRound(1) },
  'drawLog.head': { response: drawLog.drawLog },
  'drawLog.entries': { response: drawLog.logEntries },
  'drawLog.inclusion': { response: drawLog.inclusionProof },
  'drawLog.consistency': { response: drawLog.consistencyProof },
  'draws.commitments': { response: pageOf(commitmentChain) },
  'draws.commit': { request: { kind: 'pack' }, response: packs.waitingDraw.commitment },
  'draws.list': { response: packs.drawPage },
  'draws.detail': { response: packs.waitingDraw },
  'drops.list': { response: pageOf(packs.tideOne) },
  'drops.detail': { response: packs.tideOneDetail },
  'drops.openings': { response: packs.drawPage },
  'packs.buy': { request: packs.buyPacksRequest, response: packs.packsBought },
  'packs.buySeveral': { request: packs.buySeveralPacksRequest, response: packs.packsReceipt },
  'packs.open': { request: packs.openPacksRequest, response: packs.waitingDraw },
  'packs.limits': { response: packs.spendingLimits },
  'packs.setLimit': {
    request: { chainId: 1, limit: '500000000000000000' },
    response: packs.spendingLimits,
  },
  'packs.ofWallet': { response: packs.alicePacks },
  'burns.burn': { request: burns.burnRequest, response: burns.lockedBurn },
  'burns.withdraw': { request: burns.withdrawBurnRequest, response: burns.withdrawnBurn },
  'burns.detail': { response: burns.lockedBurn },
  'burns.ofWallet': { response: burns.burnPage },
  'reroll.pools': { response: { items: [reroll.eyesPoolEntry] } },
  'reroll.pool': { response: reroll.eyesPool },
  'reroll.reroll': { request: reroll.rerollRequest, response: waitingReroll },
  'reroll.give': { request: reroll.poolGiveRequest, response: reroll.eyesPool },
  'reroll.ofWallet': { response: reroll.aliceRerolls },
  'deployment.read': { response: marketDeployment },
  'approvals.list': { response: approvals.approvals },
  'approvals.approve': { request: approvals.approveRequest, response: approvals.approvals },
};

export const economySchemaExamples: Readonly<Record<string, unknown>> = {
  SavedAvatarQuery: searches.saveAvatarSearch.query,
  Error: { message: 'The market is not available at the moment.' },
  Refusal: { code: 'price-moved', message: 'The price has changed. Look at it again.' },
  AlertQuery: { collection: ['fathom-club'], slot: ['headwear'] },
  DressRequest: benches.dressBatchRequest,
  WornToken: { slot: 'headwear', traitId: traits.divingHelmetDetail.tokenId },
};
