/** Replaces msw in the built server, because its unused import would dominate the start time. */
export const http = {};
export const graphql = {};
export const HttpResponse = {};
