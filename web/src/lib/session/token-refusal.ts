import {
  isSameAddress,
  WalletAddressSchema,
  type WalletAddress,
} from '@trait-market/contract/shared';

import { AppError } from '../app-error';
import { readAccessToken, readPayload, type AccessToken } from '../access-token';
import { hasExpired } from './session-expiry';

const FAULT_TEXTS = {
  notAJwt: 'Sign-in failed: the market sent an access token that can’t be read. Try again later.',
  noAddress: 'Sign-in failed: the access token doesn’t name a wallet. Try again later.',
  noExpiry: 'Sign-in failed: the access token has no expiry time. Try again later.',
  badExpiry: 'Sign-in failed: the access token’s expiry time isn’t valid. Try again later.',
};
const OTHER_ACCOUNT = 'Sign-in failed: the access token belongs to another account. Try again.';
const EXPIRED = 'Sign-in failed: the access token had already expired when it arrived. Try again.';

const UNITS = [
  { name: 'day', ms: 86_400_000 },
  { name: 'hour', ms: 3_600_000 },
  { name: 'minute', ms: 60_000 },
] as const;

const durationText = (ms: number): string => {
  const unit = UNITS.find((each) => ms >= each.ms) ?? { name: 'second', ms: 1000 };
  const count = Math.max(1, Math.round(ms / unit.ms));
  return `${count} ${unit.name}${count === 1 ? '' : 's'}`;
};

/** Says that the clock is wrong if the token has expired by this device's clock only. */
const expiredText = (token: AccessToken, now: Date, serverTime: Date): string =>
  Number.isNaN(serverTime.getTime()) || hasExpired(token, serverTime)
    ? EXPIRED
    : `Sign-in failed: your device’s clock is ${durationText(now.getTime() - serverTime.getTime())} ahead. Set the right time, then try again.`;

const faultOf = (text: string): keyof typeof FAULT_TEXTS => {
  const payload = readPayload(text);
  if (typeof payload !== 'object' || payload === null) return 'notAJwt';
  const address = 'walletAddress' in payload ? payload.walletAddress : undefined;
  if (!WalletAddressSchema.safeParse(address).success) return 'noAddress';
  const exp = 'exp' in payload ? payload.exp : undefined;
  return exp === undefined || exp === null ? 'noExpiry' : 'badExpiry';
};

const refuse = (text: string): never => {
  throw new AppError('contract', text);
};

/** Validates a token. `serverTime` may be invalid. @throws AppError for each fault */
export const acceptToken = (
  text: string,
  { address, now, serverTime }: { address: WalletAddress; now: Date; serverTime: Date },
): AccessToken => {
  const token = readAccessToken(text);
  if (token === undefined) return refuse(FAULT_TEXTS[faultOf(text)]);
  if (!isSameAddress(token.address, address)) return refuse(OTHER_ACCOUNT);
  if (hasExpired(token, now)) return refuse(expiredText(token, now, serverTime));
  return token;
};
