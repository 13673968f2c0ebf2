import * as z from 'zod/mini';

import { decoration } from '../../shared/decoration';

/** A trait in search results (§3). If it has no picture, a placeholder is displayed. */
export const TraitSchema = z
  .looseObject({
    id: z.string().check(z.minLength(1)),
    traitValue: z.string(),
    imageUrl: decoration(z.string()),
  })
  .register(z.globalRegistry, { title: 'Trait' });
export type Trait = z.infer<typeof TraitSchema>;
