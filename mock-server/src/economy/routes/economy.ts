import type { economyContract } from '@trait-market/contract/economy';

import type { Routes } from '../../kernel/http/routes';
import { activityRoutes } from './activity';
import { alertsRoutes } from './saved/alerts';
import { avatarsRoutes } from './avatars';
import { beaconRoutes } from './draws/beacon';
import { benchesRoutes } from './benches';
import { approvalsRoutes } from './approvals';
import { burnsRoutes } from './burns';
import { collectionsRoutes } from './collections';
import { criteriaRoutes } from './criteria';
import { economyCreditsRoutes } from './credits';
import { drawLogRoutes } from './draws/draw-log';
import { deploymentRoutes } from './deployment';
import { drawsRoutes } from './draws/draws';
import { dropsRoutes } from './drops';
import { eventsRoutes } from './events';
import { leadersRoutes } from './leaders';
import { listingsRoutes } from './listings';
import { looksRoutes } from './looks';
import { noticesRoutes } from './notices';
import { ordersRoutes } from './orders';
import { outfitsRoutes } from './outfits';
import { searchesRoutes } from './saved/searches';
import { packsRoutes } from './packs';
import { ratesRoutes } from './rates';
import { rerollRoutes } from './reroll';
import { tokensRoutes } from './tokens/tokens';
import { economyTraitsRoutes } from './traits';
import { walletsRoutes } from './wallets';
import { showcasesRoutes } from './saved/showcases';
import { watchlistRoutes } from './saved/watchlist';
import { worthRoutes } from './worth';

export const economyRoutes = (
  productUrl: string,
): {
  [Part in keyof typeof economyContract]: Routes<(typeof economyContract)[Part]>;
} => ({
  traits: economyTraitsRoutes,
  avatars: avatarsRoutes,
  collections: collectionsRoutes,
  tokens: tokensRoutes,
  activity: activityRoutes,
  events: eventsRoutes,
  leaders: leadersRoutes,
  wallets: walletsRoutes,
  orders: ordersRoutes,
  benches: benchesRoutes,
  listings: listingsRoutes,
  looks: looksRoutes,
  outfits: outfitsRoutes,
  searches: searchesRoutes,
  notices: noticesRoutes,
  criteria: criteriaRoutes,
  alerts: alertsRoutes,
  showcases: showcasesRoutes,
  watchlist: watchlistRoutes,
  credits: economyCreditsRoutes,
  rates: ratesRoutes,
  worth: worthRoutes,
  drawLog: drawLogRoutes,
  beacon: beaconRoutes,
  draws: drawsRoutes,
  drops: dropsRoutes,
  packs: packsRoutes,
  burns: burnsRoutes,
  reroll: rerollRoutes,
  approvals: approvalsRoutes,
  deployment: deploymentRoutes(productUrl),
});
