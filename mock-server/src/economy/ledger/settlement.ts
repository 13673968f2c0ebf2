import type { ChainId, Coin, Slot } from '@trait-market/contract/economy/shared';

import type { WalletAddress } from '@trait-market/contract/shared';

import type { Account } from '../../kernel/account';

/** Something that changes whose it is, or where it is. */
export type Movement =
  | { kind: 'coin'; chainId: ChainId; coin: Coin; from: Account; to: Account; amount: bigint }
  | { kind: 'trait'; traitId: string; from: Account; to: Account; quantity: number }
  | { kind: 'avatar'; avatar: string; from: Account; to: Account }
  | { kind: 'wrap' | 'unwrap'; chainId: ChainId; account: Account; amount: bigint }
  /** Seaport may move what the account has under a contract, or no longer may. */
  | { kind: 'approve'; chainId: ChainId; account: Account; token: WalletAddress; approved: boolean }
  /** Coin from outside of the market. */
  | { kind: 'fund'; chainId: ChainId; coin: Coin; to: Account; amount: bigint }
  | { kind: 'mint'; traitId: string; to: Account; quantity: number }
  | { kind: 'burn'; traitId: string; from: Account; quantity: number }
  /** Out of a wallet, so that nobody has them: until they are given back, or burned for good. */
  | { kind: 'lock'; traitId: string; from: Account; quantity: number }
  | { kind: 'unlock'; traitId: string; to: Account; quantity: number }
  | { kind: 'burn-locked'; traitId: string; from: Account; quantity: number }
  /** Out of a drop's box, where an edition is nobody's yet. */
  | { kind: 'unbox'; drop: string; section: number; traitId: string; to: Account }
  | { kind: 'wear'; account: Account; avatar: string; traitId: string; slot: Slot }
  | { kind: 'take-off'; account: Account; avatar: string; slot: Slot };

/** A movement of what is not there. Nothing has moved. */
export class Shortfall extends Error {}

/** A movement after which somebody would have more than a chain can count. Nothing has moved. */
export class Overflow extends Error {}

/**
 * Where what people have is kept, and moved. The market knows no more of it than this: behind it is a
 * ledger in memory, or a chain.
 */
export type Settlement = {
  coinOf(account: Account, chainId: ChainId, coin: Coin): bigint;
  /** Loose editions in a wallet. */
  looseOf(account: Account, traitId: string): number;
  /** Editions left in a section of a drop's boxes. */
  boxedIn(drop: string, section: number, traitId: string): number;
  /** Whether Seaport may move what the account has under a contract. */
  isApproved(account: Account, chainId: ChainId, token: WalletAddress): boolean;
  ownerOf(avatar: string): Account | undefined;
  /** The trait in a slot of an avatar. */
  wornBy(avatar: string, slot: Slot): string | undefined;
  /**
   * All of the movements, in their order, or none of them.
   *
   * @throws Shortfall, Overflow
   */
  execute(movements: readonly Movement[]): Promise<void>;
};
