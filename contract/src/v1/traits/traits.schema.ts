import * as z from 'zod/mini';

/** A trait as the search gives it (§3). Without a picture a placeholder is drawn. */
export const TraitSchema = z
  .looseObject({
    id: z.string().check(z.minLength(1)),
    traitValue: z.string(),
    imageUrl: z.optional(z.string()),
  })
  .check(z.meta({ title: 'Trait' }));
export type Trait = z.infer<typeof TraitSchema>;
