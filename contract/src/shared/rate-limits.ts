/** The requests that a client may send in a minute by default; operators can change each limit. */
export const RATE_LIMITS = {
  nonce: 60,
  login: 20,
  search: 240,
  upload: 20,
  email: 20,
  orders: 120,
  events: 120,
  read: 3000,
  write: 120,
} as const;

/** The maximum size of a JSON request body by default. */
export const MAX_JSON_BYTES = 64 * 1024;
