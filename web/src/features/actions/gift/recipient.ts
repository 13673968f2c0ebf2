import { isSameAddress, isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import { isAddress, zeroAddress } from 'viem';

import type { Read } from '@/lib/economy/amounts/parse-amount';

/** Returns whether an address can receive a gift: neither the zero address nor the sender. */
export const isRecipient = (recipient: WalletAddress, sender: WalletAddress): boolean =>
  recipient !== zeroAddress && !isSameAddress(recipient, sender);

/**
 * Reads the address that a user entered. Capital letters are a checksum (EIP-55), which finds mistyped characters; an
 * address in lower case has none.
 */
export const readRecipient = (text: string, sender: WalletAddress): Read<WalletAddress> => {
  const entered = text.trim();
  if (!isWalletAddress(entered))
    return { error: 'Enter a wallet address: 0x and 40 characters from 0–9 and a–f.' };
  if (!isAddress(entered))
    return { error: 'A character of this address is wrong. Copy it again from its owner.' };
  if (entered === zeroAddress)
    return { error: 'No one has this address: what you send there is lost.' };
  return isRecipient(entered, sender)
    ? { value: entered }
    : { error: 'This is your own address. Enter the address of another wallet.' };
};
