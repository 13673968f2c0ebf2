import type { WalletAddress } from '../../shared/wallet-address';
import type { ChainId } from '../shared/chains';
import type { Fee } from '../shared/fees';
import type { TraitCommitment } from './commitment.schema';

/** What changes hands beside money, by where it is on its chain. */
export type Asset =
  | { kind: 'trait'; token: WalletAddress; tokenId: string; quantity: bigint }
  | { kind: 'avatar'; token: WalletAddress; tokenId: string };

/**
 * Any of a set of traits of one contract, whichever the other side gives. `criteria` is the root of
 * the set as a whole number; 0: any trait of the contract.
 */
export type AnyTrait = {
  kind: 'any';
  token: WalletAddress;
  criteria: string;
  quantity: bigint;
};

/** What every order says. */
type CommonTerms = {
  chainId: ChainId;
  maker: WalletAddress;
  /** Milliseconds since 1970; an order holds whole seconds. There is no order without an end. */
  expiresAt: number;
  /** The maker's counter on this chain. */
  counter: string;
  /** Any number below 2^256 that the maker has not used before: tells equal orders apart. */
  salt: string;
};

/** A trait or an avatar for native coin. Each edition of a trait can be bought on its own. */
export type ListingTerms = {
  kind: 'listing';
  asset: Asset;
  /** What a buyer pays for one edition or for the avatar, fees included, in wei. */
  unitPrice: bigint;
  fees: readonly Fee[];
  /** That a listed avatar keeps on what it wears; a trait promises nothing. */
  commitments?: readonly TraitCommitment[] | undefined;
} & CommonTerms;

/** Wrapped coin for editions of a trait or of any trait of a kind, one by one, or for an avatar. */
export type OfferTerms = {
  kind: 'offer';
  asset: Asset | AnyTrait;
  /** What the maker pays for one, fees included, in wei. */
  unitPrice: bigint;
  fees: readonly Fee[];
  commitments: readonly TraitCommitment[];
} & CommonTerms;

/** Items for items, all of them at once. */
export type TradeTerms = {
  kind: 'trade';
  gives: readonly Asset[];
  gets: readonly Asset[];
  commitments: readonly TraitCommitment[];
} & CommonTerms;

export type OrderTerms = ListingTerms | OfferTerms | TradeTerms;
