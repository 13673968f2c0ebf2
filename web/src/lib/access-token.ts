import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

/** `exp` is in seconds since 1970 (§3). */
const ClaimsSchema = z.looseObject({
  walletAddress: WalletAddressSchema,
  exp: z.number().check(z.positive()),
});

export type AccessToken = { token: string; address: WalletAddress; expiresAt: Date };

const decodeSegment = (segment: string): unknown => {
  const bytes = Uint8Array.from(
    atob(segment.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
};

export const readPayload = (token: string): unknown => {
  const [, payload] = token.split('.');
  if (!payload) return undefined;
  try {
    return decodeSegment(payload);
  } catch {
    return undefined;
  }
};

/** Parses a token, which only the provider can verify; undefined if it is unreadable. */
export const readAccessToken = (token = ''): AccessToken | undefined => {
  const claims = ClaimsSchema.safeParse(readPayload(token)).data;
  const expiresAt = new Date((claims?.exp ?? NaN) * 1000);
  // Rejects a time beyond the range of `Date`, because it would never count as past.
  return claims && !Number.isNaN(expiresAt.getTime())
    ? { token, address: claims.walletAddress, expiresAt }
    : undefined;
};
