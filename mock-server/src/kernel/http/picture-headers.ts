/** A picture that is opened as a page loads nothing, runs no script, and has an opaque origin. */
export const PICTURE_HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
} as const;
