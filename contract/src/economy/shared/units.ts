import * as z from 'zod/mini';

import type { ChainId } from './chains';

/** What amounts can be told in, beside the coin that is paid: a coin of a chain, or a currency. */
export const UNITS = ['eth', 'pol', 'usd', 'aud', 'eur'] as const;
export const UnitSchema = z.enum(UNITS);
export type Unit = z.infer<typeof UnitSchema>;

/** Decimal places of the smallest part of a unit: wei, cents. */
export const UNIT_DECIMALS: Record<Unit, number> = { eth: 18, pol: 18, usd: 2, aud: 2, eur: 2 };

/** The unit that a chain's coins are counted in. Native and wrapped coin are worth the same. */
export const UNIT_OF_CHAIN: Record<ChainId, Unit> = { 1: 'eth', 137: 'pol' };
