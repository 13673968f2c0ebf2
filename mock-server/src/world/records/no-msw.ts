/**
 * Stands in for msw in the built server. @mswjs/data loads it at start, for request handlers that nobody
 * makes here; it would be a good part of the time that a start takes.
 */
export const http = {};
export const graphql = {};
export const HttpResponse = {};
