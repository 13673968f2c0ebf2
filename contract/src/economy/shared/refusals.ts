import * as z from 'zod/mini';

import { ErrorBodySchema } from '../../shared/errors';
import { DrawReceiptSchema } from './draw-receipt';
import { RefusalCodeSchema } from './refusal-codes';

/** An error response: a code for screens and a message for people. */
export const RefusalSchema = z
  .extend(ErrorBodySchema, {
    code: z.optional(z.string()),
    /** The first avatar that prevents an action on several avatars. */
    avatar: z.optional(z.looseObject({ collection: z.string(), tokenId: z.string() })),
    trait: z.optional(z.string()),
    /** The draw log's entry of a refused draw, whose commitment is used by this refusal. */
    receipt: z.optional(DrawReceiptSchema),
  })
  .register(z.globalRegistry, {
    title: 'Refusal',
    description: `A message for people; \`code\` is one of ${RefusalCodeSchema.options.join(', ')}`,
  });
export type Refusal = z.infer<typeof RefusalSchema>;
