import { grouped } from '@/lib/format/grouped';

/** Returns the distance between two prices in tenths of a percent of the first, to the nearest. */
const tenthsBetween = (before: bigint, after: bigint): bigint => {
  const distance = after > before ? after - before : before - after;
  return (distance * 2000n + before) / (before * 2n);
};

const textOf = (tenths: bigint): string =>
  `${grouped(tenths / 10n)}${tenths % 10n === 0n ? '' : `.${tenths % 10n}`}`;

/** Formats by how much a price changes: "5.5%". */
export const percentText = (before: bigint, after: bigint): string => {
  const tenths = tenthsBetween(before, after);
  return tenths === 0n && before !== after ? 'less than 0.1%' : `${textOf(tenths)}%`;
};

type Change = readonly [before: bigint, after: bigint];

/** Formats by how much several prices change: "5%", or "4.9 to 5.2%" when they differ. */
export const percentsText = (changes: readonly Change[]): string => {
  const sorted = changes.toSorted((one, other) =>
    Number(tenthsBetween(...one) - tenthsBetween(...other)),
  );
  const [first, last] = [sorted.at(0), sorted.at(-1)].map((one) => one && percentText(...one));
  return first === last ? (last ?? '') : `${first?.replace(/%$/, '')} to ${last}`;
};

/** Describes a change of price: "5.5% lower", or "unchanged". */
export const changeText = (before: bigint, after: bigint): string =>
  before === after
    ? 'unchanged'
    : `${percentText(before, after)} ${after < before ? 'lower' : 'higher'}`;
