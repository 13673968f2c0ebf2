import type { WalletAddress } from '@trait-market/contract/shared';
import * as z from 'zod/mini';

import { CHAIN_TIMEOUT_MS } from '@/config/constants';

/** Calls a JSON-RPC method about an address. viem's client would add 2.5 kB and retries (§7). */
const callNode = async (
  rpcUrl: string,
  method: 'eth_getBalance' | 'eth_getCode',
  address: WalletAddress,
): Promise<unknown> => {
  const response = await fetch(rpcUrl, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params: [address, 'latest'] }),
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
    signal: AbortSignal.timeout(CHAIN_TIMEOUT_MS),
  });
  return response.json();
};

/** A JSON-RPC response with a number in hex. Error responses have no `result`. */
const QuantitySchema = z.looseObject({ result: z.string().check(z.regex(/^0x[0-9a-f]+$/i)) });

/** Returns wei. @throws Error if the response is invalid */
export const readBalance = async (rpcUrl: string, address: WalletAddress): Promise<bigint> =>
  BigInt(QuantitySchema.parse(await callNode(rpcUrl, 'eth_getBalance', address)).result);

const CodeSchema = z.looseObject({
  result: z.string().check(z.regex(/^0x(?:[0-9a-f]{2})*$/i), z.toLowerCase()),
});

/** The code of a wallet whose key delegates to a contract (EIP-7702), before the contract's address. */
const DELEGATION = '0xef0100';

const readCode = async (rpcUrl: string, address: WalletAddress): Promise<string> =>
  CodeSchema.parse(await callNode(rpcUrl, 'eth_getCode', address)).result;

/** Returns whether an address has code, also by delegation. @throws Error as above */
export const readHasCode = async (rpcUrl: string, address: WalletAddress): Promise<boolean> =>
  (await readCode(rpcUrl, address)) !== '0x';

/** Returns whether an address is a contract, and no key controls it. @throws Error as above */
export const readIsContract = async (rpcUrl: string, address: WalletAddress): Promise<boolean> => {
  const code = await readCode(rpcUrl, address);
  return code !== '0x' && !code.startsWith(DELEGATION);
};
