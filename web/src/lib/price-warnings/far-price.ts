import type { Price } from '@trait-market/contract/economy/shared';

import { percentText, shareOf } from '@/lib/format/percent-text';

/** A price this many times its reference is more likely a typo than a wish. */
const FAR_ABOVE = 10n;

/** Returns how many times the reference a price is, if it's far above: "more than 10 times". */
export const timesText = (price: bigint, reference: bigint): string | undefined => {
  if (reference <= 0n || price < reference * FAR_ABOVE) return undefined;
  return price === reference * FAR_ABOVE ? `${FAR_ABOVE} times` : `more than ${FAR_ABOVE} times`;
};

/** The prices of an item that a price is compared with, without the user's own orders. */
export type References = {
  floor: Price | null | undefined;
  lastSale: Price | null;
  /** Defaults to "the floor". */
  floorName?: string;
};

/** A price that needs the user's confirmation, such as "40% below the floor". */
export type FarPrice = {
  deed: 'list' | 'sell' | 'offer' | 'buy';
  relation: string;
  price: bigint;
};

/** From these percentages of the floor or of the last sale on, a price needs a confirmation. */
const LIMITS = { belowFloor: 70n, belowSale: 50n, aboveFloor: 150n, aboveSale: 200n, far: 1_000n };

const amountOf = (price: Price | null | undefined): bigint => BigInt(price?.amount ?? '0');

const below = (price: bigint, reference: bigint, limit: bigint, name: string) =>
  reference > 0n && price * 100n <= reference * limit
    ? `${percentText(shareOf(reference - price, reference))} below ${name}`
    : undefined;

/** Returns how far above the reference a price is, as a number of times when it's very far. */
const above = (price: bigint, reference: bigint, limit: bigint, name: string) => {
  if (reference === 0n || price * 100n < reference * limit) return undefined;
  const times = timesText(price, reference);
  return times === undefined
    ? `${percentText(shareOf(price - reference, reference))} above ${name}`
    : `${times} ${name}`;
};

/** Returns how far a price is from the floor or the last sale, if it's too far to be signed without a confirmation. */
export const farPrice = (
  deed: FarPrice['deed'],
  price: bigint,
  { floor, lastSale, floorName = 'the floor' }: References,
): FarPrice | undefined => {
  const [lowest, last] = [amountOf(floor), amountOf(lastSale)];
  const isSelling = deed === 'list' || deed === 'sell';
  const aboveLimits =
    deed === 'list' ? [LIMITS.far, LIMITS.far] : [LIMITS.aboveFloor, LIMITS.aboveSale];
  const [ofFloor = 0n, ofSale = 0n] = aboveLimits;
  const tooLow = isSelling
    ? (below(price, lowest, LIMITS.belowFloor, floorName) ??
      below(price, last, LIMITS.belowSale, 'the last sale'))
    : undefined;
  const tooHigh =
    deed === 'sell'
      ? undefined
      : lowest > 0n
        ? above(price, lowest, ofFloor, floorName)
        : above(price, last, ofSale, 'the last sale');
  const relation = tooLow ?? tooHigh;
  return relation === undefined ? undefined : { deed, relation, price };
};

const isTimes = (relation: string): boolean => relation.includes(' times ');

/** Returns the words of the checkbox for one item: "I want to list it 40% below the floor". */
export const confirmationOf = (
  { deed, relation }: Omit<FarPrice, 'price'>,
  name = 'it',
): string => {
  if (deed === 'offer')
    return name === 'it'
      ? `I want to offer ${relation}`
      : `I want to offer ${relation} for ${name}`;
  return `I want to ${deed} ${name} ${isTimes(relation) ? `at ${relation}` : relation}`;
};

/** The words of a checkbox, and the items that they are about, each with how far its price is. */
export type Confirmation = { words: string; items: readonly string[] };

/** Returns the words of the one checkbox for several items, which names each of them. */
export const confirmationOfSeveral = (
  far: readonly { name: string; price: FarPrice }[],
): Confirmation | undefined => {
  const [first] = far;
  if (first === undefined) return undefined;
  const { deed } = first.price;
  if (far.length === 1) return { words: confirmationOf(first.price, first.name), items: [] };
  const what =
    deed === 'offer' ? `make ${far.length} of these offers` : `${deed} ${far.length} of these`;
  return {
    words: `I want to ${what} at prices far from the floor or the last sale:`,
    items: far.map(({ name, price }) => `${name}: ${price.relation}`),
  };
};
