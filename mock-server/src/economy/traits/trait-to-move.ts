import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';

/** Requires the trait to be on the chain that the signature is for. */
export const traitToMove = (
  { catalogue }: MarketContext,
  { token, tokenId }: { token: `0x${string}`; tokenId: string },
  chainId: number,
): TraitEntry => {
  const collection = catalogue.collectionByToken('trait', token);
  const trait = collection && catalogue.traitByToken(collection.slug, tokenId);
  if (collection === undefined || trait === undefined) {
    throw new MarketRefusal('unknown-trait', 'There is no such trait.');
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The trait is on another network. Switch your wallet to it.',
    );
  }
  return trait;
};

export const assertHolds = (
  { settlement }: MarketContext,
  account: Account,
  trait: TraitEntry,
  quantity: number,
): void => {
  const loose = settlement.looseOf(account, trait.id);
  if (loose >= quantity) return;
  throw new MarketRefusal(
    'not-the-holder',
    loose === 0
      ? 'You have no loose edition of it.'
      : `You have ${loose} loose ${loose === 1 ? 'edition' : 'editions'} of it. Choose fewer.`,
    { trait: trait.id },
  );
};
