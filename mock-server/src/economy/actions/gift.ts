import { type GiftRequest, giftAction } from '@trait-market/contract/economy/actions';
import { COMMITMENT_ZONE, SEAPORT } from '@trait-market/contract/economy/typed-data';
import { zeroAddress } from 'viem';

import { accountOf, type Account } from '../../kernel/account';
import { contractsOfMarket } from '../orders/contracts-of-order';
import type { MarketContext } from '../orders/market-context';
import { POOL_ACCOUNT } from '../reroll/pool';
import { MarketRefusal } from '../shared/refusal';
import type { ActivityRow } from '../tables/rows';
import { assertHolds, traitToMove } from '../traits/trait-to-move';
import { type ActionEffects, defineAction, type Signed } from './perform';

const NO_ONE = accountOf(zeroAddress);

/** Recognizes the market's contracts, which could never transfer a gift to anyone else. */
const isContract = ({ catalogue }: MarketContext, account: Account): boolean =>
  [SEAPORT, COMMITMENT_ZONE, ...contractsOfMarket(catalogue).map(({ token }) => token)].some(
    (token) => accountOf(token) === account,
  );

const assertRecipient = (context: MarketContext, caller: Account, recipient: Account): void => {
  if (recipient === NO_ONE) {
    throw new MarketRefusal('bad-recipient', 'No one has the zero address. It would be lost.');
  }
  if (recipient === POOL_ACCOUNT) {
    throw new MarketRefusal(
      'bad-recipient',
      'That’s the re-roll pool. Give to it on its own page.',
    );
  }
  if (isContract(context, recipient)) {
    throw new MarketRefusal(
      'bad-recipient',
      'That’s the address of a contract, not of a wallet. What you send there is lost.',
    );
  }
  if (recipient === caller) {
    throw new MarketRefusal('bad-recipient', 'You can’t give something to yourself.');
  }
};

/** A gift makes orders that need the given editions inactive, as a sale does. */
export const gift = defineAction(giftAction, {
  effects: (context, signed: Signed<GiftRequest>): ActionEffects<ActivityRow> => {
    const { caller, chainId, now, request } = signed;
    const { message } = request;
    const recipient = accountOf(message.recipient);
    assertRecipient(context, caller, recipient);
    const trait = traitToMove(context, message, chainId);
    const quantity = Number(message.quantity);
    assertHolds(context, caller, trait, quantity);
    const good = { kind: 'trait', traitId: trait.id, quantity } as const;
    const given = { from: caller, to: recipient };
    return {
      movements: [{ ...good, ...given }],
      activities: [
        {
          ...given,
          type: 'transfer',
          at: now,
          chainId,
          goods: [good],
          inReturn: [],
          price: null,
          orderHash: null,
        },
      ],
      store: ({ activities: [activity] }) => {
        if (activity === undefined) throw new Error('A gift is in the activity.');
        return activity;
      },
    };
  },
});
