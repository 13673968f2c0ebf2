/** Returns the media type in lower case without parameters, or ''. */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Accepts JSON-based formats such as `application/problem+json`. */
export const isJsonType = (contentType: string | null | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(mediaTypeOf(contentType));
