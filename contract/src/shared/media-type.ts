/**
 * Returns the media type of a Content-Type field in lower case and without parameters, or '' when
 * there is none.
 */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/**
 * Returns whether a Content-Type field names JSON or a JSON-based format such as
 * `application/problem+json`.
 */
export const isJsonType = (contentType: string | null | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(mediaTypeOf(contentType));
