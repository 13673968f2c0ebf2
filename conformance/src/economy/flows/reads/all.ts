import type { Check } from '../../../check';
import { activityParameters } from './activity-parameters';
import { avatarParameters } from './avatar-parameters';
import { avatarHistories } from './avatar-histories';
import { avatarReaders } from './avatar-readers';
import { collectionFigures } from './collection-figures';
import { collectionOffers } from './collection-offers';
import { collectionRanking } from './collection-ranking';
import { constructionParameters } from './construction-parameters';
import { drawParameters } from './draw-parameters';
import { inventoryFigures } from './inventory';
import { leaderRanks } from './leaders';
import { currentListings } from './listings';
import { nextListing } from './next-listing';
import { ratesFollowClock } from './rates';
import { outfitParameters, searchParameters } from './saved-parameters';
import { avatarSorts, constructionSorts, inventorySorts, traitSorts } from './sorts';
import { tiersAndRanks } from './tiers-and-ranks';
import { traitHistories } from './trait-histories';
import { traitParameters } from './trait-parameters';
import { traitReaders } from './trait-readers';
import { walletFigures } from './wallets/wallet-figures';

/** Checks of reads against each other. */
export const readLaws = (): Check[] => [
  traitParameters,
  avatarParameters,
  activityParameters,
  constructionParameters,
  traitSorts,
  avatarSorts,
  inventorySorts,
  constructionSorts,
  traitReaders,
  tiersAndRanks,
  traitHistories,
  avatarReaders,
  avatarHistories,
  collectionFigures,
  collectionOffers,
  collectionRanking,
  leaderRanks,
  inventoryFigures,
  currentListings,
  nextListing,
  drawParameters,
  outfitParameters,
  searchParameters,
  ratesFollowClock,
  walletFigures,
];
