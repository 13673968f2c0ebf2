import * as z from 'zod/mini';

/**
 * Scarcity by the number of existing editions. Unlike rarity, it doesn't change when avatars are
 * dressed.
 */
export const TierSchema = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']);
export type Tier = z.infer<typeof TierSchema>;
