import { TraitSchema, type Trait } from '@trait-market/contract/v1/traits';
import * as z from 'zod/mini';

const LinkStateSchema = z.object({ trait: TraitSchema });

/**
 * The trait as the list showed it whose card led here: kept in the browser's history, so it may be
 * anything or nothing.
 */
export const traitFromLink = (state: unknown, id: string): Trait | undefined => {
  const trait = LinkStateSchema.safeParse(state).data?.trait;
  return trait?.id === id ? trait : undefined;
};
