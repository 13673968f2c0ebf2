import { changeText, shareOf } from '../../format/percent-text';

export type Change = { share: number; text: string };

/** Returns the relative change of an amount; undefined if there is no previous amount. */
export const changeOf = (
  now: string | undefined,
  before: string | undefined,
): Change | undefined => {
  if (now === undefined || before === undefined || BigInt(before) === 0n) return undefined;
  const share = shareOf(BigInt(now) - BigInt(before), BigInt(before));
  return { share, text: changeText(share) };
};
