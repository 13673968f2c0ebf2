import * as z from 'zod/mini';

import { ErrorBodySchema } from '../../shared/errors';
import { RefusalCodeSchema } from './refusal-codes';

/** A refusal: a code for screens and a message for people. */
export const RefusalSchema = z
  .extend(ErrorBodySchema, {
    code: z.optional(z.string()),
    /** In an action on several avatars: the first avatar that prevents it. */
    avatar: z.optional(z.looseObject({ collection: z.string(), tokenId: z.string() })),
    trait: z.optional(z.string()),
  })
  .register(z.globalRegistry, {
    title: 'Refusal',
    description: `A message for people; \`code\` is one of ${RefusalCodeSchema.options.join(', ')}`,
  });
export type Refusal = z.infer<typeof RefusalSchema>;
