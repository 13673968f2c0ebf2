import * as z from 'zod/mini';

/** The names of the plans, which equal those of the premium tiers that they grant (§6). */
export const PlanNameSchema = z.enum(['Basic', 'Advanced', 'Elite']);
export type PlanName = z.infer<typeof PlanNameSchema>;
