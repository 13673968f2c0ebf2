/** Returns the media type of a Content-Type field in small letters and without parameters, or '' when there is none. */
export const mediaTypeOf = (contentType: string | null | undefined): string =>
  contentType?.split(';', 1)[0]?.trim().toLowerCase() ?? '';

/** Returns whether a Content-Type field says JSON, or a format that is made of JSON, such as `application/problem+json`. */
export const isJsonType = (contentType: string | null | undefined): boolean =>
  /^application\/(?:[\w.-]+\+)?json$/.test(mediaTypeOf(contentType));
