import { TraitSchema, type Trait } from '@trait-market/contract/v1/traits';
import * as z from 'zod/mini';

const LinkStateSchema = z.object({ trait: TraitSchema });

/** Validates the browser's history state, because it may contain anything. */
export const traitFromLink = (state: unknown, id: string): Trait | undefined => {
  const trait = LinkStateSchema.safeParse(state).data?.trait;
  return trait?.id === id ? trait : undefined;
};
