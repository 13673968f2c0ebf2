import * as z from 'zod/mini';

import { ChainIdSchema } from '../shared/chains';
import { pageOf, pageQuery } from '../shared/page';
import { PartySchema } from '../shared/party';
import { ChainIdQuerySchema } from '../shared/query';

/**
 * What collectors are ranked by: wei bought and sold for, traits set into avatars, editions burned, or
 * the rarity of the avatars they own (which no period narrows down).
 */
export const LeaderMetricSchema = z.enum(['volume', 'constructed', 'burned', 'rarity']);
export type LeaderMetric = z.infer<typeof LeaderMetricSchema>;

/** 24 hours, 7 days, 30 days, or everything. */
export const LeaderPeriodSchema = z.enum(['day', 'week', 'month', 'all']);
export type LeaderPeriod = z.infer<typeof LeaderPeriodSchema>;

/** Absent: volume, of all time, on Ethereum. A chain's amounts never add up with another's. */
export const LeadersQuerySchema = z.strictObject({
  metric: z.optional(LeaderMetricSchema),
  period: z.optional(LeaderPeriodSchema),
  chainId: z.optional(ChainIdQuerySchema),
  ...pageQuery,
});
export type LeadersQuery = z.input<typeof LeadersQuerySchema>;

export const LeaderSchema = z
  .looseObject({
    /** From 1; equals share a rank. */
    rank: z.int(),
    collector: PartySchema,
    avatarPhoto: z.nullable(z.string()),
    /** A decimal number: wei for volume, a count, or a score. */
    value: z.string(),
  })
  .check(z.meta({ title: 'Leader' }));
export type Leader = z.infer<typeof LeaderSchema>;

export const LeaderPageSchema = z
  .extend(pageOf(LeaderSchema), {
    metric: LeaderMetricSchema,
    period: LeaderPeriodSchema,
    chainId: ChainIdSchema,
  })
  .check(z.meta({ title: 'LeaderPage' }));
export type LeaderPage = z.infer<typeof LeaderPageSchema>;
