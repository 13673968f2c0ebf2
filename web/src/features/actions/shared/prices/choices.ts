import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Price } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import type { PriceChoice } from '@/components/economy/prices/price-choices';
import { noOffers, priceLabels } from '@/lib/economy/orders/price-labels';
import type { PriceContext } from './price-warnings';

/** Marks a floor that is the user’s own listing. */
export const floorChoice = (
  { floor }: Pick<TraitDetail, 'floor'>,
  { isFloorOwn }: Pick<PriceContext, 'isFloorOwn'>,
): PriceChoice => ({
  label: floor && isFloorOwn ? `${priceLabels.floor.all}, yours` : priceLabels.floor.all,
  price: floor,
  none: 'Not listed',
});

export const bestOfferChoice = ({
  bestOffer,
  isBestOfferOwn = false,
}: Pick<PriceContext, 'bestOffer' | 'isBestOfferOwn'>): PriceChoice => {
  const counted = isBestOfferOwn ? 'others' : 'all';
  return { label: priceLabels.bestOffer[counted], price: bestOffer, none: noOffers[counted] };
};

const lastSaleChoice = (lastSale: { price: Price } | null): PriceChoice => ({
  label: 'Last sale',
  price: lastSale?.price ?? null,
  none: 'Never sold',
});

const avatarFloorChoice = ({
  collectionFloor,
}: {
  collectionFloor: Price | null | undefined;
}): PriceChoice => ({ label: 'Cheapest avatar', price: collectionFloor, none: 'None for sale' });

export const traitChoices = (
  trait: Pick<TraitDetail, 'floor' | 'lastSale'>,
  context: Pick<PriceContext, 'bestOffer' | 'isBestOfferOwn' | 'isFloorOwn'>,
): PriceChoice[] => [
  floorChoice(trait, context),
  bestOfferChoice(context),
  lastSaleChoice(trait.lastSale),
];

export const avatarChoices = (
  { lastSale }: Pick<AvatarDetail, 'lastSale'>,
  context: Parameters<typeof avatarFloorChoice>[0] & Pick<PriceContext, 'bestOffer'>,
): PriceChoice[] => [
  avatarFloorChoice(context),
  bestOfferChoice(context),
  lastSaleChoice(lastSale),
];

/** A set of traits has no last sale, and its prices leave out the buyer's own orders. */
export const setChoices = (set: CriteriaSet | undefined): PriceChoice[] => [
  { label: priceLabels.floor.others, price: set?.floor, none: 'None for sale by others' },
  { label: priceLabels.bestOffer.others, price: set?.bestOffer, none: noOffers.others },
];
