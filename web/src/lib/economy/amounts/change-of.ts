import { once } from '../../format/once';

export type Change = { share: number; text: string };

const percent = once(
  () =>
    new Intl.NumberFormat('en', {
      style: 'percent',
      maximumFractionDigits: 1,
      signDisplay: 'exceptZero',
    }),
);
/** Changes of at least this share (100%) are formatted without decimals. */
const LARGE = 1;
const large = once(
  () =>
    new Intl.NumberFormat('en', {
      style: 'percent',
      maximumFractionDigits: 0,
      signDisplay: 'exceptZero',
    }),
);

const PRECISION = 1_000_000n;

/** Returns the relative change of an amount; undefined if there is no previous amount. */
export const changeOf = (
  now: string | undefined,
  before: string | undefined,
): Change | undefined => {
  if (now === undefined || before === undefined || BigInt(before) === 0n) return undefined;
  const millionths = ((BigInt(now) - BigInt(before)) * PRECISION) / BigInt(before);
  const share = Number(millionths) / Number(PRECISION);
  const text = (Math.abs(share) >= LARGE ? large : percent)().format(share);
  return { share, text: text.replace('-', '−') };
};
