import { acceptanceMutants } from './acceptances';
import { refusalMutants } from './refusals';
import { responseMutants } from './responses';
import { alertMutants } from './alerts';
import { avatarFilterMutants } from './avatar-filters';
import { avatarMutants } from './avatars';
import { browsingAvatarsMutants } from './browsing-avatars';
import { browsingTraitsMutants } from './browsing-traits';
import { cartMutants } from './carts';
import { chanceMutants } from './draws/chance';
import { changingListMutants } from './changing-lists';
import { collectionMutants } from './collections';
import { coinTradeMutants } from './coin-trades';
import { drawLogMutants } from './draws/draw-log';
import { deploymentMutants } from './deployment';
import type { EconomyMutant } from './economy-mutant';
import { eventMutants } from './events';
import { moneyMutants } from './money';
import { anyAvatarOfferMutants } from './offers-for-any-avatar';
import { offerOnSetMutants } from './offers-on-sets';
import { orderMutants } from './orders';
import { pageMutants } from './pages';
import { readMutants } from './reads/all';
import { reservedListingMutants } from './reserved-listings';
import { rerollMutants } from './draws/rerolls';
import { savedMutants } from './saved';
import { severalGiftMutants } from './several/gifts';
import { severalPacksMutants } from './draws/several-packs';
import { showcaseMutants } from './showcases';
import { signatureMutants } from './signatures';
import { smartAccountMutants } from './smart-accounts';
import { tokenMutants } from './tokens';
import { signedTogetherMutants } from './signed-together';
import { transactionMutants } from './transactions';

export const allEconomyMutants: readonly EconomyMutant[] = [
  // These come first, because one of them mostly waits while others run.
  ...eventMutants,
  ...moneyMutants,
  ...coinTradeMutants,
  ...reservedListingMutants,
  ...offerOnSetMutants,
  ...anyAvatarOfferMutants,
  ...orderMutants,
  ...cartMutants,
  ...acceptanceMutants,
  ...signatureMutants,
  ...signedTogetherMutants,
  ...smartAccountMutants,
  ...refusalMutants,
  ...responseMutants,
  ...avatarMutants,
  ...severalGiftMutants,
  ...browsingAvatarsMutants,
  ...browsingTraitsMutants,
  ...chanceMutants,
  ...drawLogMutants,
  ...severalPacksMutants,
  ...rerollMutants,
  ...transactionMutants,
  ...savedMutants,
  ...collectionMutants,
  ...pageMutants,
  ...changingListMutants,
  ...deploymentMutants,
  ...alertMutants,
  ...avatarFilterMutants,
  ...showcaseMutants,
  ...tokenMutants,
  ...readMutants,
];
