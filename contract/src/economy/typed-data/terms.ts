import type { WalletAddress } from '../../shared/wallet-address';
import type { ChainId } from '../shared/chains';
import type { Fee } from '../shared/fees';
import type { TraitCommitment } from './commitment.schema';

/** An asset by its location on chain. */
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

type CommonTerms = {
  chainId: ChainId;
  maker: WalletAddress;
  /** Milliseconds since 1970, rounded down to seconds in the order. */
  expiresAt: number;
  counter: string;
  /** A number below 2^256, unused by the maker, which makes equal orders unique. */
  salt: string;
};

/** Sells editions of a trait, one by one, or an avatar for native coin. */
export type ListingTerms = {
  kind: 'listing';
  asset: Asset;
  /** The buyer's price for one edition or the avatar, fees included, in wei. */
  unitPrice: bigint;
  fees: readonly Fee[];
  commitments?: readonly TraitCommitment[] | undefined;
} & CommonTerms;

/** Buys editions of a trait or of any matching trait, one by one, or an avatar for wrapped coin. */
export type OfferTerms = {
  kind: 'offer';
  asset: Asset | AnyTrait;
  /** The maker's price for one, fees included, in wei. */
  unitPrice: bigint;
  fees: readonly Fee[];
  commitments: readonly TraitCommitment[];
} & CommonTerms;

/** Items for items, filled as a whole. */
export type TradeTerms = {
  kind: 'trade';
  gives: readonly Asset[];
  gets: readonly Asset[];
  commitments: readonly TraitCommitment[];
} & CommonTerms;

export type OrderTerms = ListingTerms | OfferTerms | TradeTerms;
