import { initContract } from '@ts-rest/core';

import { activityContract } from './activity/activity.contract';
import { alertsContract } from './alerts/alerts.contract';
import { approvalsContract } from './approvals/approvals.contract';
import { avatarsContract } from './avatars/avatars.contract';
import { beaconContract } from './beacon/beacon.contract';
import { benchesContract } from './benches/benches.contract';
import { burnsContract } from './burns/burns.contract';
import { collectionsContract } from './collections/collections.contract';
import { criteriaContract } from './criteria/criteria.contract';
import { economyCreditsContract } from './credits/credits.contract';
import { drawLogContract } from './draw-log/draw-log.contract';
import { deploymentContract } from './deployment/deployment.contract';
import { drawsContract } from './draws/draws.contract';
import { dropsContract } from './drops/drops.contract';
import { eventsContract } from './events/events.contract';
import { leadersContract } from './leaders/leaders.contract';
import { listingsContract } from './listings/listings.contract';
import { looksContract } from './looks/looks.contract';
import { noticesContract } from './notices/notices.contract';
import { ordersContract } from './orders/orders.contract';
import { outfitsContract } from './outfits/outfits.contract';
import { packsContract } from './packs/packs.contract';
import { ratesContract } from './rates/rates.contract';
import { rerollContract } from './reroll/reroll.contract';
import { economyTraitsContract } from './traits/traits.contract';
import { searchesContract } from './searches/searches.contract';
import { showcasesContract } from './showcases/showcases.contract';
import { tokensContract } from './tokens/tokens.contract';
import { watchlistContract } from './watchlist/watchlist.contract';
import { walletsContract } from './wallets/wallets.contract';
import { worthContract } from './worth/worth.contract';

const c = initContract();

/** Stated, because the compiler refuses to write an inferred type of this length into declarations. */
type EconomyContract = {
  traits: typeof economyTraitsContract;
  avatars: typeof avatarsContract;
  collections: typeof collectionsContract;
  tokens: typeof tokensContract;
  activity: typeof activityContract;
  events: typeof eventsContract;
  leaders: typeof leadersContract;
  wallets: typeof walletsContract;
  orders: typeof ordersContract;
  benches: typeof benchesContract;
  listings: typeof listingsContract;
  looks: typeof looksContract;
  outfits: typeof outfitsContract;
  notices: typeof noticesContract;
  criteria: typeof criteriaContract;
  searches: typeof searchesContract;
  alerts: typeof alertsContract;
  showcases: typeof showcasesContract;
  watchlist: typeof watchlistContract;
  credits: typeof economyCreditsContract;
  rates: typeof ratesContract;
  worth: typeof worthContract;
  drawLog: typeof drawLogContract;
  beacon: typeof beaconContract;
  draws: typeof drawsContract;
  drops: typeof dropsContract;
  packs: typeof packsContract;
  burns: typeof burnsContract;
  reroll: typeof rerollContract;
  approvals: typeof approvalsContract;
  deployment: typeof deploymentContract;
};

/** The trait economy API, version 1, which extends the provider's API. */
export const economyContract: EconomyContract = c.router({
  traits: economyTraitsContract,
  avatars: avatarsContract,
  collections: collectionsContract,
  tokens: tokensContract,
  activity: activityContract,
  events: eventsContract,
  leaders: leadersContract,
  wallets: walletsContract,
  orders: ordersContract,
  benches: benchesContract,
  listings: listingsContract,
  looks: looksContract,
  outfits: outfitsContract,
  notices: noticesContract,
  criteria: criteriaContract,
  searches: searchesContract,
  alerts: alertsContract,
  showcases: showcasesContract,
  watchlist: watchlistContract,
  credits: economyCreditsContract,
  rates: ratesContract,
  worth: worthContract,
  drawLog: drawLogContract,
  beacon: beaconContract,
  draws: drawsContract,
  drops: dropsContract,
  packs: packsContract,
  burns: burnsContract,
  reroll: rerollContract,
  approvals: approvalsContract,
  deployment: deploymentContract,
});
