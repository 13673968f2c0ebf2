import type { ChainId } from '@trait-market/contract/economy/shared';
import {
  createClient,
  http,
  isErc6492Signature,
  isErc8010Signature,
  parseErc6492Signature,
  type Hex,
} from 'viem';
import { getCode, verifyHash } from 'viem/actions';

import type { Account } from '../account';
import { createChainFetch } from './chain-fetch';
import { createCheckSlots, NO_SLOT } from './check-slots';

/** Thrown when it is unknown whether a signature is valid. The request may be sent again. */
export class ChainUnreachable extends Error {}

export type SignedDigest = {
  account: Account;
  chainId: ChainId;
  digest: Hex;
  signature: Hex;
};

export type ContractSignatures = {
  /**
   * Returns the signature in the form that the account's contract accepts, or undefined if it is
   * invalid. A contract that doesn't exist yet leaves it wrapped (ERC-6492).
   * @throws ChainUnreachable
   */
  check: (
    signed: SignedDigest,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<Hex | undefined>;
};

type Options = {
  /** Returns the address of a chain's node, which only the operator can choose. */
  urlOf: (chainId: ChainId) => string;
  /** The deadline of a check, which makes two calls at most, and of the wait before it. */
  deadlineMs?: number;
};

const DEADLINE_MS = 3_000;
/** The maximum number of checks of a chain that run at a time, and of those that wait for them. */
const MOST_RUNNING = 16;
const MOST_WAITING = 128;

const innerOf = (wrapped: Hex): Hex | undefined => {
  try {
    return parseErc6492Signature(wrapped).signature;
  } catch {
    // viem throws an error when the wrapper can't be decoded.
    return undefined;
  }
};

/** Signatures of ERC-8010 would delegate the account before they are checked. */
const isPlain = (signature: Hex): boolean =>
  !isErc6492Signature(signature) && !isErc8010Signature(signature);

/** Returns the signature to check, or undefined if none can be valid. */
const formFor = (code: Hex | undefined, signature: Hex): Hex | undefined => {
  const isWrapped = isErc6492Signature(signature);
  const inner = isWrapped ? innerOf(signature) : signature;
  if (inner === undefined || !isPlain(inner)) return undefined;
  // Removes the wrapper if the contract exists, so that no call of it can change the contract.
  if (code !== undefined) return inner;
  return isWrapped ? signature : undefined;
};

/** Checks signatures of smart accounts (ERC-1271, ERC-6492, EIP-7702) by calls that change nothing. */
export const createContractSignatures = ({
  urlOf,
  deadlineMs = DEADLINE_MS,
}: Options): ContractSignatures => {
  const newSlots = () =>
    createCheckSlots({ running: MOST_RUNNING, waiting: MOST_WAITING, waitMs: deadlineMs });
  // A chain that hangs must not take the slots of another.
  const slots = { 1: newSlots(), 137: newSlots() };

  const checkOnChain = async (
    { account, chainId, digest, signature }: SignedDigest,
    headers: Readonly<Record<string, string>>,
  ): Promise<Hex | undefined> => {
    const { send, failure, end } = createChainFetch(deadlineMs);
    const transport = http(urlOf(chainId), {
      fetchFn: send,
      fetchOptions: { headers },
      retryCount: 0,
      // `send` has the deadline.
      timeout: 0,
    });
    const client = createClient({ transport, ccipRead: false });
    const verify = async (): Promise<Hex | undefined> => {
      const form = formFor(await getCode(client, { address: account }), signature);
      if (form === undefined) return undefined;
      const request = { address: account, hash: digest, signature: form };
      return (await verifyHash(client, request)) ? form : undefined;
    };
    const result = await verify()
      .catch((error: unknown) => {
        if (failure() === undefined) throw error;
      })
      .finally(end);
    const failed = failure();
    if (failed !== undefined) throw new ChainUnreachable(failed.message, { cause: failed });
    return result ?? undefined;
  };

  return {
    check: async (signed, headers = {}) => {
      // Bytes have two digits each.
      if (signed.signature.length % 2 !== 0) return undefined;
      const release = await slots[signed.chainId].take();
      if (release === NO_SLOT) throw new ChainUnreachable('Too many signatures are being checked.');
      try {
        return await checkOnChain(signed, headers);
      } finally {
        release();
      }
    },
  };
};
