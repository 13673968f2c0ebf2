import * as z from 'zod/mini';

/** The largest whole number that a chain can hold. */
export const LARGEST_UINT256 = 2n ** 256n - 1n;
/**
 * The most that all units of an order cost together, in wei. It is far more than there is of any coin, and leaves
 * room below 2^256 for every sum and product of orders.
 */
export const MAX_ORDER_WEI = 2n ** 128n - 1n;
const DECIMAL = /^(?:0|[1-9]\d{0,77})$/;

const WORDS = 'a whole number below 2^256 in decimal digits';

/** A whole number that a chain can hold (uint256), in decimal digits: JSON has none of that size. */
export const Uint256Schema = z.string().check(
  z.regex(DECIMAL, WORDS),
  z.refine((text) => !DECIMAL.test(text) || BigInt(text) <= LARGEST_UINT256, WORDS),
);

/** An amount of a chain's native coin or of its wrapped coin, in wei. */
export const WeiSchema = Uint256Schema.check(z.meta({ title: 'Wei' }));
export type Wei = z.infer<typeof WeiSchema>;
