/** All clients of a benchmark have this machine's address, so together they may take what many do. */
export const ONE_ADDRESS = {
  READ_LIMIT_PER_MINUTE: '1000000000',
  WRITE_LIMIT_PER_MINUTE: '1000000000',
  SEARCH_LIMIT_PER_MINUTE: '1000000000',
  CLIENT_SHARE_PERCENT: '100',
};
