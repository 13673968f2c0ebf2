import { sumIn, type ChainAmount } from '@trait-market/contract/economy/rates';
import type { Unit } from '@trait-market/contract/economy/shared';
import type { ChainValue, HoldingValue, ValuePoint } from '@trait-market/contract/economy/worth';

import { editionsText } from '@/lib/format/editions-text';
import { grouped } from '@/lib/format/grouped';
import { listText } from '@/lib/format/list-text';

import { avatarsText, type AvatarValues } from './avatar-values';

export type WorthBy = 'floor' | 'bestOffer';

/** The names of both totals, on the overview and in the inventory. */
export const WORTH_NAMES: Record<WorthBy, string> = {
  floor: 'Worth by floor, before fees',
  bestOffer: 'Worth by offers, before fees',
};

const holdingsOf = ({ loose, worn }: ChainValue): HoldingValue[] => [loose, worn];

/** Returns the values of all loose and worn traits and of the avatars, by floor or by best offer. */
export const worthAmounts = (
  chains: readonly ChainValue[],
  avatars: AvatarValues,
  by: WorthBy,
): ChainAmount[] =>
  chains.flatMap((chain) =>
    [...holdingsOf(chain), avatars.chains[chain.chainId]].map((holding) => ({
      chainId: chain.chainId,
      amount: String(holding[by]),
    })),
  );

export type WorthOfDay = { at: string; amount: bigint };

/** Returns the worth of the traits at last sales by day, without days that lack an exchange rate. */
export const worthByDay = (history: readonly ValuePoint[], unit: Unit): WorthOfDay[] =>
  history.flatMap(({ at, chains, worth }) => {
    const amount = sumIn(worth, chains, unit);
    return amount === undefined ? [] : [{ at, amount }];
  });

/** The word for the price that an item lacks whose value isn't counted. */
const lacking = { floor: 'floor', bestOffer: 'offer' } as const;

/** Counts the editions and avatars that a total excludes, because they have no price. */
const excluded = (chains: readonly ChainValue[], avatars: AvatarValues, by: WorthBy) => {
  const key = by === 'floor' ? 'withoutFloor' : 'withoutOffer';
  const editions = chains.flatMap(holdingsOf).reduce((sum, holding) => sum + holding[key], 0);
  return { editions, avatars: avatars[key] };
};

/** Says what a total excludes: "Excludes 2 editions and 1 avatar with no floor." */
export const leftOutText = (
  chains: readonly ChainValue[],
  values: AvatarValues,
  by: WorthBy,
): string | undefined => {
  const { editions, avatars } = excluded(chains, values, by);
  const counts = [
    ...(editions === 0 ? [] : [editionsText(editions)]),
    ...(avatars === 0 ? [] : [avatarsText(avatars)]),
  ];
  return counts.length === 0 ? undefined : `Excludes ${listText(counts)} with no ${lacking[by]}.`;
};

/** Counts what a total excludes: "3 editions without floor", or "3 items" if they are of both kinds. */
export const itemsLeftOut = (
  chains: readonly ChainValue[],
  values: AvatarValues,
  by: WorthBy,
): string | undefined => {
  const { editions, avatars } = excluded(chains, values, by);
  if (editions + avatars === 0) return undefined;
  const count =
    avatars === 0
      ? editionsText(editions)
      : editions === 0
        ? avatarsText(avatars)
        : `${grouped(editions + avatars)} items`;
  return `${count} without ${lacking[by]}`;
};

/** Returns the chains on which the wallet holds traits or avatars. */
export const heldChains = (chains: readonly ChainValue[], avatars: AvatarValues): ChainValue[] =>
  chains.filter(
    (chain) =>
      avatars.chains[chain.chainId].count > 0 ||
      holdingsOf(chain).some(({ editions }) => editions > 0),
  );
