import * as z from 'zod/mini';

/**
 * A trait's scarcity by existing editions, loose and worn, most plentiful first. Unlike rarity it
 * doesn't change when avatars are dressed, so criteria of offers use it. Its names equal those of
 * rarities.
 */
export const TierSchema = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']);
export type Tier = z.infer<typeof TierSchema>;
