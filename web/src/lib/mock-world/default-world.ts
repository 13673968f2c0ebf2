/** The world of requests that name none. */
export const DEFAULT_WORLD = 'default';
