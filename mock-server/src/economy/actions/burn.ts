import { type Burn, type BurnRequest, burnAction } from '@trait-market/contract/economy/actions';

import type { Account } from '../../kernel/account';
import { WITHDRAW_MS } from '../burns/withdraw-ms';
import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import type { BurnRow } from '../tables/burn-row';
import { defineAction, type Signed } from './perform';

/** Returns the trait to burn, from a collection on the signed chain. */
const traitOf = (
  { catalogue }: MarketContext,
  { token, tokenId }: Burn,
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

const assertMayBurn = (
  { settlement }: MarketContext,
  caller: Account,
  trait: TraitEntry,
  { name, quantity }: Burn,
): void => {
  if (name !== trait.value) {
    throw new MarketRefusal('name-differs', `That isn’t its name. Type “${trait.value}”.`);
  }
  const loose = settlement.looseOf(caller, trait.id);
  if (loose >= Number(quantity)) return;
  throw new MarketRefusal(
    'not-the-holder',
    loose === 0
      ? 'You have no loose edition of it.'
      : `You have ${loose} loose ${loose === 1 ? 'edition' : 'editions'} of it. Choose fewer.`,
  );
};

/**
 * Locks loose editions without an owner. They are burned after ten minutes unless they are
 * withdrawn.
 */
export const burn = defineAction(burnAction, {
  effects: (context, { caller, chainId, hash, now, request: { message } }: Signed<BurnRequest>) => {
    const trait = traitOf(context, message, chainId);
    assertMayBurn(context, caller, trait, message);
    const quantity = Number(message.quantity);
    const row: BurnRow = {
      id: hash,
      account: caller,
      chainId,
      traitId: trait.id,
      quantity,
      lockedAt: now,
      until: now + WITHDRAW_MS,
      withdrawnAt: null,
      gone: null,
    };
    return {
      movements: [{ kind: 'lock', traitId: trait.id, from: caller, quantity }],
      store: () => {
        context.tables.burns.put(hash, row);
        return row;
      },
    };
  },
});
