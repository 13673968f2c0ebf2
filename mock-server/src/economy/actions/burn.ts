import { type Burn, type BurnRequest, burnAction } from '@trait-market/contract/economy/actions';

import type { Account } from '../../kernel/account';
import { WITHDRAW_MS } from '../burns/withdraw-ms';
import type { TraitEntry } from '../catalogue/catalogue';
import { assertHolds, traitToMove } from '../traits/trait-to-move';
import type { MarketContext } from '../orders/market-context';
import { MarketRefusal } from '../shared/refusal';
import type { BurnRow } from '../tables/burn-row';
import { defineAction, type Signed } from './perform';

const assertMayBurn = (
  context: MarketContext,
  caller: Account,
  trait: TraitEntry,
  { name, quantity }: Burn,
): void => {
  if (name !== trait.value) {
    throw new MarketRefusal('name-differs', `That isn’t its name. Type “${trait.value}”.`);
  }
  assertHolds(context, caller, trait, Number(quantity));
};

/** Locks loose editions. They are destroyed after ten minutes, unless the burn is withdrawn. */
export const burn = defineAction(burnAction, {
  effects: (context, { caller, chainId, hash, now, request: { message } }: Signed<BurnRequest>) => {
    const trait = traitToMove(context, message, chainId);
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
