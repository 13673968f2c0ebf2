import { hashMessage, type Hex } from 'viem';

import { recoverSigner } from '../draws';
import type { WalletAddress } from '../../shared/wallet-address';
import type { Tree } from './merkle-proofs';

/** A tree of the log at a time. */
export type UnsignedHead = Tree & { time: string };

/** Returns the text that the provider signs for a tree head, as an EIP-191 message. */
export const headMessage = ({ size, root, time }: UnsignedHead): string => {
  const seconds = Math.floor(Date.parse(time) / 1000);
  return `Trait Market draw log\nsize ${size}\nroot ${root.toLowerCase()}\ntime ${seconds}`;
};

/** Returns the text that the provider signs for an entry, as an EIP-191 message. */
export const receiptMessage = (entry: string): string => `Trait Market draw receipt\n${entry}`;

const isSigned = async (message: string, signature: Hex, key: WalletAddress): Promise<boolean> => {
  try {
    const signer = await recoverSigner(hashMessage(message), signature);
    return signer.toLowerCase() === key.toLowerCase();
  } catch {
    return false;
  }
};

/** Returns whether the provider's key signed a tree head. */
export const isHeadSigned = (
  head: UnsignedHead & { signature: Hex },
  key: WalletAddress,
): Promise<boolean> => isSigned(headMessage(head), head.signature, key);

/** Returns whether the provider's key signed a receipt. */
export const isReceiptSigned = (
  { entry, signature }: { entry: string; signature: Hex },
  key: WalletAddress,
): Promise<boolean> => isSigned(receiptMessage(entry), signature, key);
