import { isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';

import { reply, type Answer, type Asked } from './exchange';
import type { Mock } from './mutant';

/** The token that a request carries; empty when it carries none. */
export const bearerOf = ({ headers: { authorization = '' } }: Asked): string =>
  /^Bearer (\S+)$/.exec(authorization)?.[1] ?? '';

/** A part of a token, decoded: 0 is its header, 1 its claims. */
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

/** Whose token it says it is. */
export const walletIn = (token: string): WalletAddress | undefined => {
  const { walletAddress } = tokenPart(token, 1);
  return isWalletAddress(walletAddress) ? walletAddress : undefined;
};

/** Who asks, as their token has it; empty without one. */
export const callerOf = (request: Asked): string =>
  walletIn(bearerOf(request))?.toLowerCase() ?? '';

/** The same request with a good token of some wallet. */
export const as = async (
  walletAddress: WalletAddress | undefined,
  request: Asked,
  { control }: Mock,
): Promise<Asked> => {
  const { accessToken } = await control.mintToken(
    walletAddress === undefined ? {} : { walletAddress },
  );
  return { ...request, headers: { ...request.headers, authorization: `Bearer ${accessToken}` } };
};

/** A login that succeeds, whatever was signed. */
export const letIn = async (walletAddress: string, { control }: Mock): Promise<Answer> => {
  if (!isWalletAddress(walletAddress)) throw new Error(`${walletAddress} is no wallet address`);
  const { accessToken } = await control.mintToken({ walletAddress });
  return reply(200, { accessToken });
};
