import type { Hex } from 'viem';
import { privateKeyToAccount } from 'viem/accounts';
import * as z from 'zod/mini';

import { WalletAddressSchema } from '@trait-market/contract/shared';
import { UserSchema } from '@trait-market/contract/v1/users';
import { call } from '../contract/call';
import { expectBody, expectSuccess } from '../expectations';
import { BadUsage } from '../probe/outcome';
import type { Probe } from '../probe/probe';
import { signIn, type LoginMessage, type Session } from './session';

/** The order of secp256k1's group. Private keys are smaller. */
const CURVE_ORDER = 0xfffffffffffffffffffffffffffffffebaaedce6af48a03bbfd25e8cd0364141n;

const PRIVATE_KEY = z
  .templateLiteral(['0x', z.string().check(z.regex(/[0-9a-fA-F]{64}/))])
  .check(z.refine((key) => BigInt(key) !== 0n && BigInt(key) < CURVE_ORDER));

/** Matches visible ASCII characters without spaces, which are valid in a header. */
const TOKEN = /^[\x21-\x7e]{8,8000}$/;

const ClaimsSchema = z.looseObject({ walletAddress: WalletAddressSchema, exp: z.number() });
export type Claims = z.infer<typeof ClaimsSchema>;

/** Decodes the claims of a token (§3 Access token) without verifying its signature. */
export const claimsOf = (token: string): Claims | undefined => {
  try {
    const payload = Buffer.from(token.split('.')[1] ?? '', 'base64url').toString('utf8');
    const { success, data } = ClaimsSchema.safeParse(JSON.parse(payload));
    return success ? data : undefined;
  } catch {
    return undefined;
  }
};

export type Auth = { kind: 'key'; key: Hex } | { kind: 'token'; token: string };

/** @throws BadUsage when the string is neither a private key nor a token */
export const parseAuth = (text: string): Auth => {
  const key = PRIVATE_KEY.safeParse(text);
  if (key.success) return { kind: 'key', key: key.data };
  if (text.startsWith('0x') || !TOKEN.test(text)) {
    throw new BadUsage('--auth takes a private key (0x and 64 hex digits) or an access token.');
  }
  return { kind: 'token', token: text };
};

export const sessionOf = async (
  probe: Probe,
  auth: Auth,
  loginMessage: LoginMessage,
): Promise<Session> => {
  if (auth.kind === 'key') return signIn(probe, loginMessage, privateKeyToAccount(auth.key));
  const { token } = auth;
  const walletAddress = claimsOf(token)?.walletAddress;
  if (walletAddress !== undefined) return { token, walletAddress };
  const me = await probe.send(call('users.me', { token }));
  expectSuccess(me);
  return { token, walletAddress: expectBody(me, UserSchema).walletAddress };
};
