import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Price } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import type { PriceChoice } from './price-choices';
import type { PriceContext } from './price-warnings';

/** Marks a floor that is the user’s own listing. */
export const floorChoice = (
  { floor }: Pick<TraitDetail, 'floor'>,
  { isFloorOwn }: Pick<PriceContext, 'isFloorOwn'>,
): PriceChoice => ({
  label: floor && isFloorOwn ? 'Floor, yours' : 'Floor',
  price: floor,
  none: 'Not listed',
});

export const bestOfferChoice = ({ bestOffer }: Pick<PriceContext, 'bestOffer'>): PriceChoice => ({
  label: 'Best offer',
  price: bestOffer,
  none: 'No offers',
});

export const lastSaleChoice = (lastSale: { price: Price } | null): PriceChoice => ({
  label: 'Last sale',
  price: lastSale?.price ?? null,
  none: 'Never sold',
});

export const avatarFloorChoice = ({
  collectionFloor,
}: {
  collectionFloor: Price | null | undefined;
}): PriceChoice => ({ label: 'Cheapest avatar', price: collectionFloor, none: 'None for sale' });

/** A set of traits has no last sale. */
export const setChoices = (set: CriteriaSet | undefined): PriceChoice[] => [
  { label: 'Floor', price: set?.floor, none: 'Not listed' },
  { label: 'Best offer', price: set?.bestOffer, none: 'No offers' },
];
