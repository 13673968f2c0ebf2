import { percentText, shareOf } from '@/lib/format/percent-text';

type Change = readonly [before: bigint, after: bigint];

/** Returns the distance between two prices as a share of the first. */
const distanceOf = ([before, after]: Change): number =>
  shareOf(after > before ? after - before : before - after, before);

/** Formats by how much several prices change: "5.2%", or "about 5%" when they differ. */
export const percentsText = (changes: readonly Change[], requested: number): string => {
  const shares = changes.map(distanceOf).toSorted((one, other) => one - other);
  const [first, last] = [shares.at(0), shares.at(-1)].map((one) => percentText(one ?? 0));
  return first === last ? (last ?? '') : `about ${requested}%`;
};

/** Describes a change of price: "5.5% lower", or "unchanged". */
export const changeText = (before: bigint, after: bigint): string =>
  before === after
    ? 'unchanged'
    : `${percentText(distanceOf([before, after]))} ${after < before ? 'lower' : 'higher'}`;
