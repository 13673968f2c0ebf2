import type { AvatarDetail } from '@trait-market/contract/economy/avatars';
import type { Collection } from '@trait-market/contract/economy/collections';
import type { CriteriaSet } from '@trait-market/contract/economy/criteria';
import type { Price } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';

import { percentsBelow, type PriceChoice } from '@/components/economy/prices/price-choices';
import { priceAbove, priceBelow } from '@/lib/economy/amounts/set-price';
import {
  collectionFloors,
  type Counted,
  inSentence,
  priceLabels,
} from '@/lib/economy/orders/price-labels';
import type { PriceContext } from '@/lib/price-warnings/price-warnings';

/** Marks a floor that is the user’s own listing. */
export const floorChoice = (
  { floor }: Pick<TraitDetail, 'floor'>,
  { isFloorOwn }: Pick<PriceContext, 'isFloorOwn'>,
): PriceChoice => ({
  label: floor && isFloorOwn ? `${priceLabels.floor.all}, yours` : priceLabels.floor.all,
  price: floor,
});

export const bestOfferChoice = ({
  bestOffer,
  isBestOfferOwn = false,
}: Pick<PriceContext, 'bestOffer' | 'isBestOfferOwn'>): PriceChoice => {
  const counted = isBestOfferOwn ? 'others' : 'all';
  return { label: priceLabels.bestOffer[counted], price: bestOffer };
};

export const lastSaleChoice = (lastSale: { price: Price } | null): PriceChoice => ({
  label: 'Last sale',
  price: lastSale?.price ?? null,
});

const avatarFloorChoice = ({
  collectionFloor,
}: {
  collectionFloor: Price | null | undefined;
}): PriceChoice => ({ label: 'Cheapest avatar', price: collectionFloor });

/** Returns the price one step below a floor, in the coin of a listing. */
const belowFloor = (floor: Price | null | undefined): Price | null | undefined => {
  const below = floor && priceBelow(BigInt(floor.amount));
  return below ? { ...floor, amount: String(below) } : floor && null;
};

const belowChoice = (label: string, floor: Price | null | undefined): PriceChoice => ({
  label,
  price: belowFloor(floor),
});

/** Returns the price that beats the best offer by one step, if there is an offer. */
const beatingPrice = (bestOffer: Price | null | undefined): Price | null | undefined =>
  bestOffer && { ...bestOffer, amount: String(priceAbove(BigInt(bestOffer.amount))) };

/** The label of the price that beats the best offer. */
export const BEAT_BEST = 'Beat best offer';

const beatChoice = (bestOffer: Price | null | undefined, isStart: boolean): PriceChoice => ({
  label: BEAT_BEST,
  price: beatingPrice(bestOffer),
  isStart,
});

const isLess = (one: Price | null | undefined, other: Price | null | undefined): boolean =>
  !one || !other || BigInt(one.amount) < BigInt(other.amount);

type TraitContext = Pick<PriceContext, 'bestOffer' | 'isBestOfferOwn' | 'isFloorOwn'> & {
  othersFloor: Price | null | undefined;
};

/** The prices of a listing from the floor that leaves out the listing itself. */
export const floorChoices = (floor: Price | null | undefined, counted: Counted): PriceChoice[] => {
  const label = priceLabels.floor[counted];
  return [belowChoice(`Just below ${inSentence(label)}`, floor), { label, price: floor }];
};

/** The prices of an avatar's listing from the cheapest one of its collection. */
export const cheapestChoices = (floor: Price | null | undefined): PriceChoice[] => [
  belowChoice('Just below cheapest', floor),
  avatarFloorChoice({ collectionFloor: floor }),
];

/** A listing starts just below the floor of others, unless an offer pays as much. */
export const traitListingChoices = (
  trait: Pick<TraitDetail, 'floor' | 'lastSale'>,
  context: TraitContext,
): PriceChoice[] => {
  const { bestOffer, isFloorOwn, othersFloor } = context;
  const lastSale = lastSaleChoice(trait.lastSale);
  const [below] = floorChoices(othersFloor, isFloorOwn ? 'others' : 'all');
  return [
    ...(below ? [{ ...below, isStart: isLess(bestOffer, below.price) }] : []),
    floorChoice(trait, context),
    bestOfferChoice(context),
    { ...lastSale, isStart: othersFloor === null && isLess(bestOffer, lastSale.price) },
  ];
};

/** An offer starts above the best one, or without one at the last sale, if buying costs more. */
export const traitOfferChoices = (
  trait: Pick<TraitDetail, 'floor' | 'lastSale'>,
  context: TraitContext,
): PriceChoice[] => {
  const { bestOffer, othersFloor } = context;
  const lastSale = lastSaleChoice(trait.lastSale);
  return [
    floorChoice(trait, context),
    bestOfferChoice(context),
    beatChoice(bestOffer, isLess(beatingPrice(bestOffer), othersFloor)),
    { ...lastSale, isStart: bestOffer === null && isLess(lastSale.price, othersFloor) },
  ];
};

type AvatarContext = Parameters<typeof avatarFloorChoice>[0] & Pick<PriceContext, 'bestOffer'>;

/** A listing of an avatar has no starting price, because the cheapest one can be worth far less. */
export const avatarListingChoices = (
  { lastSale }: Pick<AvatarDetail, 'lastSale'>,
  context: AvatarContext,
): PriceChoice[] => [
  ...cheapestChoices(context.collectionFloor),
  bestOfferChoice(context),
  lastSaleChoice(lastSale),
];

export const avatarOfferChoices = (
  { lastSale, price }: Pick<AvatarDetail, 'lastSale' | 'price'>,
  context: AvatarContext,
): PriceChoice[] => {
  const { bestOffer } = context;
  return [
    avatarFloorChoice(context),
    bestOfferChoice(context),
    beatChoice(bestOffer, isLess(beatingPrice(bestOffer), price)),
    lastSaleChoice(lastSale),
  ];
};

/** A set of traits has no last sale, and its prices leave out the buyer's own orders. */
export const setChoices = (set: CriteriaSet | undefined): PriceChoice[] => [
  { label: priceLabels.floor.others, price: set?.floor },
  ...percentsBelow(set?.floor, 'floor'),
  { label: priceLabels.bestOffer.others, price: set?.bestOffer },
  beatChoice(set?.bestOffer, isLess(beatingPrice(set?.bestOffer), set?.floor)),
];

/** The prices of an offer for any avatar. The user's own best offer isn't beaten by default. */
export const anyAvatarChoices = (
  collection: Pick<Collection, 'avatarFloor' | 'bestAvatarOffer'> | undefined,
  isBestOwn: boolean,
): PriceChoice[] => {
  const { avatarFloor = null, bestAvatarOffer = null } = collection ?? {};
  const floor = collection && avatarFloor;
  const best = collection && bestAvatarOffer;
  const { label } = bestOfferChoice({ bestOffer: best });
  return [
    { label: collectionFloors.avatar, price: floor },
    ...percentsBelow(floor, 'floor'),
    { label: isBestOwn ? `${label}, yours` : label, price: best },
    beatChoice(best, !isBestOwn && isLess(beatingPrice(best), floor)),
  ];
};
