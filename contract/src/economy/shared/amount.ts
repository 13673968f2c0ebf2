import * as z from 'zod/mini';

/** The largest uint256. */
export const LARGEST_UINT256 = 2n ** 256n - 1n;
/**
 * The maximum amount in wei. It exceeds the supply of every currency and keeps sums and products
 * below 2^256.
 */
export const MAX_ORDER_WEI = 2n ** 128n - 1n;
const DECIMAL = /^(?:0|[1-9]\d{0,77})$/;

const WORDS = 'a whole number below 2^256 in decimal digits';

/** A uint256 in decimal digits, because JSON numbers can't represent it exactly. */
export const Uint256Schema = z.string().check(
  z.regex(DECIMAL, WORDS),
  z.refine((text) => !DECIMAL.test(text) || BigInt(text) <= LARGEST_UINT256, WORDS),
);

/** An amount of a chain's native currency or wrapped token, in wei. */
export const WeiSchema = z.clone(Uint256Schema).register(z.globalRegistry, { title: 'Wei' });
export type Wei = z.infer<typeof WeiSchema>;
