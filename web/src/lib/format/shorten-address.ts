import { SHORTEN_ABOVE, SHORTENED_HEAD, SHORTENED_TAIL } from '@/config/constants';

/** §9: the first 5 characters, an ellipsis and the last 4. */
export const shortenAddress = (address: string): string =>
  address.length > SHORTEN_ABOVE
    ? `${address.slice(0, SHORTENED_HEAD)}…${address.slice(-SHORTENED_TAIL)}`
    : address;
