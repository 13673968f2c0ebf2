import * as z from 'zod/mini';

import type { ChainId } from './chains';

/** Units of amounts and estimates: the chains' currencies, and fiat currencies. */
export const UNITS = ['eth', 'pol', 'usd', 'aud', 'eur'] as const;
export const UnitSchema = z.enum(UNITS);
export type Unit = z.infer<typeof UnitSchema>;

/** The number of decimal places down to the smallest part (wei or cents). */
export const UNIT_DECIMALS: Record<Unit, number> = { eth: 18, pol: 18, usd: 2, aud: 2, eur: 2 };

/** The unit of each chain's native currency and wrapped token. */
export const UNIT_OF_CHAIN: Record<ChainId, Unit> = { 1: 'eth', 137: 'pol' };
