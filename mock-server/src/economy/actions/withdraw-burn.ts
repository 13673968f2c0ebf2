import {
  type WithdrawBurnRequest,
  withdrawBurnAction,
} from '@trait-market/contract/economy/actions';
import { WITHDRAW_MINUTES } from '@trait-market/contract/economy/burns';

import { MarketRefusal } from '../shared/refusal';
import type { BurnRow } from '../tables/burn-row';
import { defineActionOn, type Signed } from './perform';

type SignedWithdrawal = Signed<WithdrawBurnRequest, BurnRow>;

const assertLocked = ({ withdrawnAt, gone, until }: BurnRow, now: number): void => {
  if (withdrawnAt !== null) {
    throw new MarketRefusal('already-withdrawn', 'You’ve already taken these back.');
  }
  if (gone !== null || until <= now) {
    throw new MarketRefusal(
      'burn-over',
      `They could be taken back for ${WITHDRAW_MINUTES} minutes. They’re gone now.`,
    );
  }
};

/** Returns all editions of a burn, up to ten minutes after it by the world's clock. */
export const withdrawBurn = defineActionOn(withdrawBurnAction, {
  find: ({ tables }, id, { message }: WithdrawBurnRequest): BurnRow => {
    const row = tables.burns.find(id);
    if (row === undefined) throw new MarketRefusal('unknown-burn', 'There is no such burn.');
    if (message.burnHash.toLowerCase() === row.id) return row;
    throw new MarketRefusal('bad-terms', 'This signature is for a different burn.');
  },
  wrongChain: 'The trait is on another network. Switch your wallet to it.',
  authorize: (_context, { caller, subject }: SignedWithdrawal) => {
    if (subject.account === caller) return;
    throw new MarketRefusal('not-yours', 'Only the person who burned these can take them back.');
  },
  effects: ({ tables }, { caller, subject, now }: SignedWithdrawal) => {
    assertLocked(subject, now);
    const { traitId, quantity } = subject;
    const row: BurnRow = { ...subject, withdrawnAt: now };
    return {
      movements: [{ kind: 'unlock', traitId, to: caller, quantity }],
      store: () => {
        tables.burns.put(row.id, row);
        return row;
      },
    };
  },
});
