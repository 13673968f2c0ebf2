import { RaritySchema, type Rarity } from './slots';

/**
 * How scarce a trait is by the editions that exist, loose and worn. Other than its rarity, nobody moves it
 * by dressing: so offers for any trait of a kind go by it. It has the words of the rarities.
 */
export const TierSchema = RaritySchema;
export type Tier = Rarity;
