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
/** From this share on decimals are omitted. */
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

/** Returns an amount's change; undefined without a previous amount. */
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
