import { CHAIN_IDS, CHAINS } from '@trait-market/contract/economy/shared';
import { COMMITMENT_ZONE, SEAPORT } from '@trait-market/contract/economy/typed-data';
import { isSameAddress, isWalletAddress, type WalletAddress } from '@trait-market/contract/shared';
import { isAddress, zeroAddress } from 'viem';

import type { Read } from '@/lib/economy/amounts/parse-amount';
import { pasted } from '@/lib/format/plain-text';

/** Contracts, the same for all collections, in which editions sent to them would be stuck. */
const COMMON_CONTRACTS = [SEAPORT, COMMITMENT_ZONE, ...CHAIN_IDS.map((id) => CHAINS[id].wrapped)];

/** The conventional burn address: no key controls it. */
const BURN_ADDRESS = '0x000000000000000000000000000000000000dEaD';

type Others = {
  sender: WalletAddress;
  tokens: readonly WalletAddress[];
};

const refusalOf = (recipient: WalletAddress, { sender, tokens }: Others): string | undefined => {
  if (recipient === zeroAddress || isSameAddress(recipient, BURN_ADDRESS))
    return 'No one owns this address: anything you send there is lost.';
  if (isSameAddress(recipient, sender))
    return 'This is your own address. Enter the address of another wallet.';
  return [...COMMON_CONTRACTS, ...tokens].some((token) => isSameAddress(token, recipient))
    ? 'This is a contract, not a wallet: anything you send there is lost.'
    : undefined;
};

export const isRecipient = (recipient: WalletAddress, others: Others): boolean =>
  refusalOf(recipient, others) === undefined;

export const readAllowed = (address: WalletAddress, others: Others): Read<WalletAddress> => {
  const error = refusalOf(address, others);
  return error === undefined ? { value: address } : { error };
};

/** Checks the address's capital letters, a checksum (EIP-55) that reveals typing errors. */
export const readRecipient = (text: string, others: Others): Read<WalletAddress> => {
  const entered = pasted(text);
  if (entered === '') return { error: 'Enter a username or a wallet address.' };
  if (!isWalletAddress(entered))
    return { error: 'Enter a wallet address: 0x and 40 characters from 0–9 and a–f.' };
  if (!isAddress(entered))
    return { error: 'A character of this address is wrong. Copy it again from its owner.' };
  return readAllowed(entered, others);
};
