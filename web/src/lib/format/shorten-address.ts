import { SHORTEN_ABOVE, SHORTENED_HEAD, SHORTENED_TAIL } from '@/config/constants';

/** Shortens an address to its first 5 characters, an ellipsis and its last 4 (§9). */
export const shortenAddress = (address: string): string =>
  address.length > SHORTEN_ABOVE
    ? `${address.slice(0, SHORTENED_HEAD)}…${address.slice(-SHORTENED_TAIL)}`
    : address;
