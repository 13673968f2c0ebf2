/** Replaces msw in the build, because importing the unused package would slow down the start. */
export const http = {};
export const graphql = {};
export const HttpResponse = {};
