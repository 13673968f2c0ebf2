/** Limits for benchmarks, in which all clients share this machine's address. */
export const ONE_ADDRESS = {
  READ_LIMIT_PER_MINUTE: '1000000000',
  WRITE_LIMIT_PER_MINUTE: '1000000000',
  SEARCH_LIMIT_PER_MINUTE: '1000000000',
  CLIENT_SHARE_PERCENT: '100',
};
