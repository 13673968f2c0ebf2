import { type GiftRequest, giftAction } from '@trait-market/contract/economy/actions';
import { COMMITMENT_ZONE, SEAPORT } from '@trait-market/contract/economy/typed-data';
import { zeroAddress } from 'viem';

import { accountOf, type Account } from '../../kernel/account';
import { contractsOfMarket } from '../orders/contracts-of-order';
import type { Movement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { POOL_ACCOUNT } from '../reroll/pool';
import { MarketRefusal } from '../shared/refusal';
import { avatarKey } from '../tables/keys';
import type { ActivityRow, NamedGood } from '../tables/rows';
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

type Sent = { good: NamedGood; movement: (to: Account) => Movement };

const avatarToSend = (
  { catalogue, settlement, tables }: MarketContext,
  { caller, chainId, request: { message } }: Signed<GiftRequest>,
): Sent | undefined => {
  const collection = catalogue.collectionByToken('avatar', message.token);
  if (collection === undefined) return undefined;
  const avatar = avatarKey(collection.slug, message.tokenId);
  if (tables.avatars.find(avatar) === undefined) {
    throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The avatar is on another network. Switch your wallet to it.',
    );
  }
  if (message.quantity !== '1') {
    throw new MarketRefusal('bad-terms', 'There is only one of each avatar.');
  }
  if (settlement.ownerOf(avatar) !== caller) {
    throw new MarketRefusal('not-the-holder', 'You don’t own this avatar.');
  }
  return {
    good: { kind: 'avatar', avatar },
    movement: (to) => ({ kind: 'avatar', avatar, from: caller, to }),
  };
};

const editionsToSend = (
  context: MarketContext,
  { caller, chainId, request: { message } }: Signed<GiftRequest>,
): Sent => {
  const trait = traitToMove(context, message, chainId);
  const quantity = Number(message.quantity);
  assertHolds(context, caller, trait, quantity);
  const sent = { kind: 'trait', traitId: trait.id, quantity } as const;
  return {
    good: sent,
    movement: (to) => ({ ...sent, from: caller, to }),
  };
};

/** Sends editions, or an avatar with all that it wears. Orders that need them become inactive. */
export const gift = defineAction(giftAction, {
  effects: (context, signed: Signed<GiftRequest>): ActionEffects<ActivityRow> => {
    const { caller, chainId, now, request } = signed;
    const recipient = accountOf(request.message.recipient);
    assertRecipient(context, caller, recipient);
    const { good, movement } = avatarToSend(context, signed) ?? editionsToSend(context, signed);
    return {
      movements: [movement(recipient)],
      activities: [
        {
          type: 'transfer',
          at: now,
          chainId,
          from: caller,
          to: recipient,
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
