import * as z from 'zod/mini';

import type { LinkPicture } from '../link-picture';

/** A message to the renderer's process. */
export type DrawTask = { picture: LinkPicture; art: readonly (Uint8Array | undefined)[] };

/** Its response: a PNG, and the number of pictures that were missing or couldn't be decoded. */
export const DrawnSchema = z.object({ png: z.instanceof(Uint8Array), failed: z.int() });
export type Drawn = z.infer<typeof DrawnSchema>;
