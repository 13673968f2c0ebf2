import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { ChainIdQuerySchema } from '../shared/query';

/** `volume` is in wei, `constructed` and `burned` are counts, and `rarity` ignores the period. */
export const LeaderMetricSchema = z.enum(['volume', 'constructed', 'burned', 'rarity']);
export type LeaderMetric = z.infer<typeof LeaderMetricSchema>;

/** 24 hours, 7 days, 30 days, or all time. */
export const LeaderPeriodSchema = z.enum(['day', 'week', 'month', 'all']);
export type LeaderPeriod = z.infer<typeof LeaderPeriodSchema>;

/** Defaults to all-time volume on Ethereum. Amounts of different chains are never added up. */
export const LeadersQuerySchema = z.strictObject({
  metric: z.optional(LeaderMetricSchema),
  period: z.optional(LeaderPeriodSchema),
  chainId: z.optional(ChainIdQuerySchema),
  ...pageQuery,
});
export type LeadersQuery = z.input<typeof LeadersQuerySchema>;

export const LeaderSchema = z
  .looseObject({
    /** Counted from 1; ties share a rank. */
    rank: z.int(),
    collector: PartySchema,
    avatarPhoto: z.nullable(z.string()),
    /** The value of the requested metric, as a decimal number. */
    value: z.string(),
  })
  .register(z.globalRegistry, { title: 'Leader' });
export type Leader = z.infer<typeof LeaderSchema>;

export const LeaderPageSchema = z
  .extend(pageOf(LeaderSchema), {
    metric: LeaderMetricSchema,
    period: LeaderPeriodSchema,
    chainId: ChainIdSchema,
  })
  .register(z.globalRegistry, { title: 'LeaderPage' });
export type LeaderPage = z.infer<typeof LeaderPageSchema>;
