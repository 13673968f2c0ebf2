/**
 * Replaces msw in the built server. @mswjs/data imports it for unused request handlers, which would
 * dominate the start time.
 */
export const http = {};
export const graphql = {};
export const HttpResponse = {};
