import type { WalletAddress } from '../../shared/wallet-address';
import type { ChainId } from '../shared/chains';
import type { Fee } from '../shared/fees';
import type { TraitCommitment } from './commitment.schema';

/** An asset by its contract and id on chain. */
export type Asset =
  | { kind: 'trait'; token: WalletAddress; tokenId: string; quantity: bigint }
  | { kind: 'avatar'; token: WalletAddress; tokenId: string };

/** `criteria` is the Merkle root as a decimal number; 0 matches any trait of the contract. */
export type AnyTrait = {
  kind: 'any';
  token: WalletAddress;
  criteria: string;
  quantity: bigint;
};

/** Any avatars of a contract. Sets of avatars aren't offered for, so it has no criteria. */
export type AnyAvatar = { kind: 'anyAvatar'; token: WalletAddress; quantity: bigint };

/** The asset that the maker of an offer gets. */
export type Wanted = Asset | AnyTrait | AnyAvatar;

type CommonTerms = {
  chainId: ChainId;
  maker: WalletAddress;
  /** In milliseconds since 1970; the order contains it rounded down to seconds. */
  expiresAt: number;
  counter: string;
  // A number below 2^256 that the maker hasn't used before. It makes otherwise equal orders unique.
  salt: string;
};

/** Sells editions of a trait one by one, or an avatar, for native currency. */
export type ListingTerms = {
  kind: 'listing';
  asset: Asset;
  /** The buyer's price for one edition or the avatar, including fees, in wei. */
  unitPrice: bigint;
  fees: readonly Fee[];
  commitments?: readonly TraitCommitment[] | undefined;
  /** The only wallet that may buy; absent when any wallet may. */
  reservedFor?: WalletAddress | undefined;
} & CommonTerms;

/**
 * Buys editions of a specific or matching trait one by one, an avatar, or any avatars of a
 * collection one by one, with the wrapped token.
 */
export type OfferTerms = {
  kind: 'offer';
  asset: Wanted;
  /** The maker's price for one edition or one avatar, including fees, in wei. */
  unitPrice: bigint;
  fees: readonly Fee[];
  commitments: readonly TraitCommitment[];
} & CommonTerms;

/** The coin that a trade adds to its items on one side. */
export type AddedCoin = {
  /** The maker gives wrapped coin, or wants native coin from the accepting wallet. */
  side: 'given' | 'wanted';
  /** The amount including fees, in wei. */
  amount: bigint;
  fees: readonly Fee[];
};

/** Exchanges items for items, one side with coin. It can be filled only as a whole. */
export type TradeTerms = {
  kind: 'trade';
  gives: readonly Asset[];
  gets: readonly Asset[];
  coin?: AddedCoin | undefined;
  commitments: readonly TraitCommitment[];
} & CommonTerms;

export type OrderTerms = ListingTerms | OfferTerms | TradeTerms;
