import { type UndoDressRequest, undoDressAction } from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';

import type { Account } from '../../kernel/account';
import type { Dressed } from '../benches/dressing';
import { assertUndoable, undoEffects } from '../benches/undo-dressing';
import { MarketRefusal } from '../shared/refusal';
import { transactionOf } from '../shared/transaction';
import type { ConstructionRow } from '../tables/construction-row';
import { type ActionEffects, defineActionOn, type Signed } from './perform';

type WholeDressing = {
  hash: ConstructionRow['act'];
  account: Account;
  chainId: ChainId;
  rows: ConstructionRow[];
};
type SignedUndo = Signed<UndoDressRequest, WholeDressing>;

/** Undoes a dressing free of charge, and refunds its credits to the buckets that paid for it. */
export const undoDress = defineActionOn(undoDressAction, {
  find: ({ tables }, id, { message }: UndoDressRequest): WholeDressing => {
    const rows = tables.constructions.findBy('act', id);
    const [first] = rows;
    if (first === undefined) {
      throw new MarketRefusal('unknown-act', 'Nothing with this hash has gone through.');
    }
    const { act: hash, account, chainId } = first;
    if (message.dressHash.toLowerCase() === id) return { hash, account, chainId, rows };
    throw new MarketRefusal('bad-terms', 'This signature is for a different change.');
  },
  wrongChain: 'The avatar is on another network. Switch your wallet to it.',
  authorize: (_context, { caller, subject }: SignedUndo) => {
    if (subject.account === caller) return;
    throw new MarketRefusal('not-yours', 'Only the person who changed the avatar can undo it.');
  },
  effects: (
    context,
    { caller, chainId, hash: undoHash, subject: { hash, rows } }: SignedUndo,
  ): ActionEffects<Dressed> => {
    assertUndoable(context, caller, rows);
    const effects = undoEffects(context, caller, rows);
    return {
      ...effects,
      store: (done) => {
        const undone = effects.store(done);
        const transaction = transactionOf(chainId, undoHash);
        return { hash, rows: undone, credits: context.credits.giveBack(caller, hash), transaction };
      },
    };
  },
});
