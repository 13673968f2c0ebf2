import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';

import { reply, type Answer, type MockRequest } from './exchange';
import type { Mock } from './mutant';

/** Returns a request's token; empty without one. */
export const bearerOf = ({ headers: { authorization = '' } }: MockRequest): string =>
  /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';

/** Decodes a part of a token: 0 the header, 1 the claims. */
export const tokenPart = (token: string, index: 0 | 1): Record<string, unknown> => {
  try {
    const text = Buffer.from(token.split('.')[index] ?? '', 'base64url').toString('utf8');
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null
      ? Object.fromEntries(Object.entries(value))
      : {};
  } catch {
    return {};
  }
};

/** Returns the wallet that a token names. */
export const walletIn = (token: string): WalletAddress | undefined => {
  const { walletAddress } = tokenPart(token, 1);
  return isWalletAddress(walletAddress) ? walletAddress : undefined;
};

/** Returns the wallet of a request's token; empty without one. */
export const callerOf = (request: MockRequest): string =>
  walletIn(bearerOf(request))?.toLowerCase() ?? '';

/** Replaces a request's token by a valid one of another wallet. */
export const as = async (
  walletAddress: WalletAddress | undefined,
  request: MockRequest,
  { control }: Mock,
): Promise<MockRequest> => {
  const { accessToken } = await control.mintToken(
    walletAddress === undefined ? {} : { walletAddress },
  );
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${accessToken}` } };
};

/** Logs in without checking the signature. */
export const letIn = async (walletAddress: string, { control }: Mock): Promise<Answer> => {
  if (!isWalletAddress(walletAddress)) throw new Error(`${walletAddress} is no wallet address`);
  const { accessToken } = await control.mintToken({ walletAddress });
  return reply(200, { accessToken });
};
