import * as z from 'zod/mini';

/** The plans, named like the premium tiers that they grant (§6). */
export const PlanNameSchema = z.enum(['Basic', 'Advanced', 'Elite']);
export type PlanName = z.infer<typeof PlanNameSchema>;
