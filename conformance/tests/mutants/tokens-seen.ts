import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';

import { reply, type ProbeResponse, type MockRequest } from './exchange';
import type { Mock } from './mutant';

export const bearerOf = ({ headers: { authorization = '' } }: MockRequest): string =>
  /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';

/** Decodes a part of a token: 0 is the header, 1 are the claims. */
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

export const walletIn = (token: string): WalletAddress | undefined => {
  const { walletAddress } = tokenPart(token, 1);
  return isWalletAddress(walletAddress) ? walletAddress : undefined;
};

export const callerOf = (request: MockRequest): string =>
  walletIn(bearerOf(request))?.toLowerCase() ?? '';

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

export const letIn = async (walletAddress: string, { control }: Mock): Promise<ProbeResponse> => {
  if (!isWalletAddress(walletAddress)) throw new Error(`${walletAddress} is no wallet address`);
  const { accessToken } = await control.mintToken({ walletAddress });
  return reply(200, { accessToken });
};
