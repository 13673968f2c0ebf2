import type { ChainId, Coin, Slot } from '@trait-market/contract/economy/shared';

import type { WalletAddress } from '@trait-market/contract/shared';

import type { Account } from '../../kernel/account';

export type Movement =
  | { kind: 'coin'; chainId: ChainId; coin: Coin; from: Account; to: Account; amount: bigint }
  | { kind: 'trait'; traitId: string; from: Account; to: Account; quantity: number }
  | { kind: 'avatar'; avatar: string; from: Account; to: Account }
  | { kind: 'wrap' | 'unwrap'; chainId: ChainId; account: Account; amount: bigint }
  /** Grants or revokes Seaport's approval for a contract. */
  | { kind: 'approve'; chainId: ChainId; account: Account; token: WalletAddress; approved: boolean }
  /** A negative amount removes coins, and a negative quantity editions, without a trace. */
  | { kind: 'fund'; chainId: ChainId; coin: Coin; to: Account; amount: bigint }
  | { kind: 'mint'; traitId: string; to: Account; quantity: number }
  | { kind: 'burn'; traitId: string; from: Account; quantity: number }
  /** Removes editions from a wallet until they are returned to it or burned. */
  | { kind: 'lock'; traitId: string; from: Account; quantity: number }
  | { kind: 'unlock'; traitId: string; to: Account; quantity: number }
  | { kind: 'burn-locked'; traitId: string; from: Account; quantity: number }
  | { kind: 'unbox'; drop: string; section: number; traitId: string; to: Account }
  | { kind: 'wear'; account: Account; avatar: string; traitId: string; slot: Slot }
  | { kind: 'take-off'; account: Account; avatar: string; slot: Slot };

/** Thrown when the items for a movement are missing; no movement was made. */
export class Shortfall extends Error {}

/** Thrown when a movement would make a balance exceed a uint256; no movement was made. */
export class Overflow extends Error {}

/** Stores holdings and moves them: a ledger in memory, or a chain. */
export type Settlement = {
  coinOf(account: Account, chainId: ChainId, coin: Coin): bigint;
  /** Returns how many editions of a trait a wallet holds loose, that is, not worn by an avatar. */
  looseOf(account: Account, traitId: string): number;
  boxedIn(drop: string, section: number, traitId: string): number;
  isApproved(account: Account, chainId: ChainId, token: WalletAddress): boolean;
  ownerOf(avatar: string): Account | undefined;
  wornBy(avatar: string, slot: Slot): string | undefined;
  /**
   * Executes all movements in order, or none of them.
   * @throws Shortfall when items are missing, Overflow when a balance would exceed a uint256
   */
  execute(movements: readonly Movement[]): Promise<void>;
};
