import * as z from 'zod/mini';

/**
 * How scarce a trait is by the editions that exist, loose and worn; the most plentiful first. Other than its
 * rarity, nobody moves it by dressing: so offers for any trait of a kind go by it. It has the words of the
 * rarities of worn traits.
 */
export const TierSchema = z.enum(['common', 'uncommon', 'rare', 'epic', 'legendary']);
export type Tier = z.infer<typeof TierSchema>;
