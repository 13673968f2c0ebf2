/** How long a nonce is valid. A login uses it up earlier. */
export const NONCE_LIFETIME_MS = 5 * 60_000;

/** How long the code of a verification email is valid, unless a newer code replaces it. */
export const CODE_LIFETIME_MS = 60 * 60_000;

/** The number of wrong codes after which the next wrong one invalidates the right code. */
export const WRONG_CODES_FORGIVEN = 5;

/** The maximum size of an uploaded picture. */
export const MAX_PICTURE_BYTES = 5 * 1024 * 1024;

/** The maximum number of pixels of an uploaded picture. */
export const MAX_PICTURE_PIXELS = 40_000_000;

/** The formats of uploaded pictures, detected by their bytes. */
export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif'] as const;
