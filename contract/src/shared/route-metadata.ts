import type { AppRoute } from '@ts-rest/core';
import * as z from 'zod/mini';

/**
 * What a route says about itself beyond its shape; middleware and generators read it.
 *
 * `access` is who may call it: `anyone`, or only the holder of a `bearer` token (§6).
 */
export const RouteMetadataSchema = z.strictObject({ access: z.enum(['anyone', 'bearer']) });
export type RouteMetadata = z.infer<typeof RouteMetadataSchema>;

/** Callable without a token. */
export const forAnyone: RouteMetadata = { access: 'anyone' };
/** Needs `Authorization: Bearer <access token>`. */
export const forBearer: RouteMetadata = { access: 'bearer' };

/**
 * The typed metadata of a route.
 *
 * @throws a zod error when the route was declared without it
 */
export const metadataOf = (route: AppRoute): RouteMetadata =>
  RouteMetadataSchema.parse(route.metadata);
