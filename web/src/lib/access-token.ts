import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/wallet-address';
import * as z from 'zod/mini';

/** The latest time that a `Date` can hold, in seconds since 1970. */
const LAST_SECOND = 8_640_000_000_000;

const AddressClaimSchema = z.looseObject({ walletAddress: WalletAddressSchema });
/** Seconds since 1970 (§3). */
const ExpirySchema = z.number().check(z.positive(), z.maximum(LAST_SECOND));

/** A token that could be read: whose it is, and until when. */
export type AccessToken = { token: string; address: WalletAddress; expiresAt: Date };

/** Why a text is no access token. */
export type TokenFault = 'notAJwt' | 'noAddress' | 'noExpiry' | 'badExpiry';

const decodeSegment = (segment: string): unknown => {
  const bytes = Uint8Array.from(
    atob(segment.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
};

/** Decodes the payload of a JWT; undefined when the text is none. */
const readPayload = (token: string): unknown => {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    return decodeSegment(payload);
  } catch {
    return undefined;
  }
};

/** Reads the claims of a token without verifying it, which is the provider's task, or names what is wrong with it. */
export const parseAccessToken = (token: string): AccessToken | TokenFault => {
  const payload = readPayload(token);
  if (typeof payload !== 'object' || payload === null) return 'notAJwt';
  const claims = AddressClaimSchema.safeParse(payload).data;
  if (claims === undefined) return 'noAddress';
  const { exp } = claims;
  if (exp === undefined || exp === null) return 'noExpiry';
  const expiry = ExpirySchema.safeParse(exp).data;
  if (expiry === undefined) return 'badExpiry';
  return { token, address: claims.walletAddress, expiresAt: new Date(expiry * 1000) };
};

/** Reads the claims of a stored token; undefined for an empty or unreadable text, which is no token. */
export const readAccessToken = (token: string | undefined): AccessToken | undefined => {
  const parsed = parseAccessToken(token ?? '');
  return typeof parsed === 'string' ? undefined : parsed;
};
