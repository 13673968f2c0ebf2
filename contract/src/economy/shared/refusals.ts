import * as z from 'zod/mini';

import { ErrorBodySchema } from '../../shared/errors';
import { RefusalCodeSchema } from './refusal-codes';

/** A refusal of the market: a code for screens, and words for people. */
export const RefusalSchema = z
  .extend(ErrorBodySchema, {
    code: z.optional(z.string()),
    /** Of an act on several avatars: the first that keeps it from being done. */
    avatar: z.optional(z.looseObject({ collection: z.string(), tokenId: z.string() })),
    /** The trait of which there are too few editions. */
    trait: z.optional(z.string()),
  })
  .check(
    z.meta({
      title: 'Refusal',
      description: `What went wrong, in words; \`code\` is one of ${RefusalCodeSchema.options.join(', ')}`,
    }),
  );
export type Refusal = z.infer<typeof RefusalSchema>;
