import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

/**
 * `access: 'bearer'` requires a token (§6); `limit` replaces the general rate limit of reads or
 * writes.
 */
export const RouteMetadataSchema = z.strictObject({
  access: z.enum(['anyone', 'bearer']),
  limit: z.optional(z.literal('orders')),
});
export type RouteMetadata = z.infer<typeof RouteMetadataSchema>;

export const forAnyone: RouteMetadata = { access: 'anyone' };
/** For routes that require `Authorization: Bearer <access token>`. */
export const forBearer: RouteMetadata = { access: 'bearer' };
/** For routes that require a token and count toward the rate limit of signed actions. */
export const forSigner: RouteMetadata = { access: 'bearer', limit: 'orders' };

/** @throws a zod error when the route was declared without metadata */
export const metadataOf = (route: AppRoute): RouteMetadata =>
  RouteMetadataSchema.parse(route.metadata);
