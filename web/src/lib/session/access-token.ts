import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/wallet-address';
import * as z from 'zod/mini';

/** Seconds since 1970 (§3). */
const ClaimsSchema = z.looseObject({
  walletAddress: WalletAddressSchema,
  exp: z.number().check(z.positive()),
});

/** A token that could be read: whose it is, and until when. */
export type AccessToken = { token: string; address: WalletAddress; expiresAt: Date };

const decodeSegment = (segment: string): unknown => {
  const bytes = Uint8Array.from(
    atob(segment.replaceAll('-', '+').replaceAll('_', '/')),
    (character) => character.charCodeAt(0),
  );
  return JSON.parse(new TextDecoder().decode(bytes));
};

/**
 * Reads the claims of a token without verifying it: that is the provider's business.
 *
 * @returns undefined for an empty or unreadable text, which is no token
 */
export const readAccessToken = (token: string | undefined): AccessToken | undefined => {
  const [, payload] = token?.split('.') ?? [];
  if (!token || !payload) return undefined;
  try {
    const claims = ClaimsSchema.parse(decodeSegment(payload));
    const expiresAt = new Date(claims.exp * 1000);
    return { token, address: claims.walletAddress, expiresAt };
  } catch {
    return undefined;
  }
};
