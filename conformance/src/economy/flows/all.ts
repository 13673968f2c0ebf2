import type { Check } from '../../check';
import { acceptanceFlows } from './several/acceptances';
import { acquiredTimeFlows } from './acquired-times';
import { alertFlows } from './saved-data/alerts';
import { avatarFilterFlows } from './saved-data/avatar-filters';
import { avatarSearchFlows } from './saved-data/avatar-searches';
import { avatarFlows } from './avatars';
import { browsingAvatarsFlows } from './lists/browsing-avatars';
import { benchFlows } from './benches';
import { burningFlows } from './burning';
import { browsingTraitsFlows } from './lists/browsing-traits';
import { buyingFlows } from './buying';
import { cancellingFlows } from './cancelling';
import { cartFlows } from './several/carts';
import { changingLists } from './lists/changing-lists';
import { collectionFlows } from './lists/collections';
import { deploymentFlows } from './deployment';
import { lateRevealFlows } from './late-reveals';
import { listingFlows } from './listing';
import { anyAvatarOfferFlows } from './offers/offers-for-any-avatar';
import { offerFlows } from './offers/offers';
import { offerOnSetFlows } from './offers/offers-on-sets';
import { onceFlows } from './once';
import { packFlows } from './packs';
import { pageFlows } from './lists/pages';
import { severalPacksFlows } from './several/packs';
import { postingFlows } from './posting';
import { refusedFillFlows } from './refused-fills';
import { readLaws } from './reads/all';
import { rerollFlows } from './rerolls';
import { reservedAvatarFlows } from './reserved/avatars';
import { reservedListingFlows } from './reserved/listings';
import { savedFlows } from './saved-data/saved';
import { showcaseFlows } from './saved-data/showcases';
import { signedTogetherFlows } from './signed-together';
import { smartAccountSales } from './smart-accounts';
import { coinTradeFlows } from './trades-with-coin';
import { tokenFlows } from './tokens/tokens';
import { severalGiftFlows } from './several/gifts';
import { walletFlows } from './wallets';

export const economyFlows = (): Check[] => [
  ...postingFlows(),
  ...signedTogetherFlows(),
  ...smartAccountSales(),
  ...listingFlows(),
  ...buyingFlows(),
  ...refusedFillFlows(),
  ...cartFlows(),
  ...acceptanceFlows(),
  ...onceFlows(),
  ...cancellingFlows(),
  ...offerFlows(),
  ...offerOnSetFlows(),
  ...anyAvatarOfferFlows(),
  ...coinTradeFlows(),
  ...reservedListingFlows(),
  ...walletFlows(),
  ...severalGiftFlows(),
  ...acquiredTimeFlows(),
  ...benchFlows(),
  ...avatarFlows(),
  ...reservedAvatarFlows(),
  ...browsingAvatarsFlows(),
  ...browsingTraitsFlows(),
  // Runs before the flows that buy the last packs.
  ...lateRevealFlows(),
  ...severalPacksFlows(),
  ...packFlows(),
  ...rerollFlows(),
  ...burningFlows(),
  ...savedFlows(),
  ...collectionFlows(),
  ...pageFlows(),
  ...changingLists(),
  ...readLaws(),
  ...deploymentFlows(),
  ...alertFlows(),
  ...avatarSearchFlows(),
  ...avatarFilterFlows(),
  ...showcaseFlows(),
  ...tokenFlows(),
];
