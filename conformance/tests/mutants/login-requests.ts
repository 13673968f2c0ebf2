import { recoverMessageAddress, isHex } from 'viem';
import { textIn, queryOf, type ProbeResponse, type MockRequest } from './exchange';

export const walletOf = (login: MockRequest): string =>
  textIn(login, 'walletAddress').toLowerCase();

export const signatureOf = (login: MockRequest): string => textIn(login, 'signature');

export const hasSigned = async (login: MockRequest, message: string): Promise<boolean> => {
  const signature = signatureOf(login);
  if (!isHex(signature) || signature.length !== 132) return false;
  try {
    return (await recoverMessageAddress({ message, signature })).toLowerCase() === walletOf(login);
  } catch {
    return false;
  }
};

export const nonceBook = () => {
  const given: { wallet: string; nonce: string }[] = [];
  return {
    given,
    of: (wallet: string): string | undefined =>
      given.findLast((entry) => entry.wallet === wallet)?.nonce,
    note: (response: ProbeResponse, request: MockRequest): ProbeResponse => {
      const wallet = queryOf(request).get('walletAddress')?.toLowerCase() ?? '';
      given.push({ wallet, nonce: textIn(response, 'nonce') });
      return response;
    },
  };
};
