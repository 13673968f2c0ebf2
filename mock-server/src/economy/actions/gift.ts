import {
  type GiftBatch,
  type GiftBatchRequest,
  type GiftRequest,
  giftAction,
  giftBatchAction,
} from '@trait-market/contract/economy/actions';
import type { ChainId } from '@trait-market/contract/economy/shared';
import { COMMITMENT_ZONE, SEAPORT } from '@trait-market/contract/economy/typed-data';
import { zeroAddress } from 'viem';

import { accountOf, type Account } from '../../kernel/account';
import type { NewActivity } from '../orders/apply-effects';
import type { CollectionEntry } from '../catalogue/catalogue';
import { contractsOfMarket } from '../orders/contracts-of-order';
import type { Movement } from '../ledger/settlement';
import type { MarketContext } from '../orders/market-context';
import { POOL_ACCOUNT } from '../reroll/pool';
import { about, MarketRefusal } from '../shared/refusal';
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

type Holding = { caller: Account; chainId: ChainId };
type GiftItem = GiftBatch['items'][number];
type Sent = { good: NamedGood; movement: (to: Account) => Movement };

const avatarToSend = (
  { settlement, tables }: MarketContext,
  { caller, chainId }: Holding,
  collection: CollectionEntry,
  item: GiftItem,
): Sent => {
  const avatar = avatarKey(collection.slug, item.tokenId);
  if (tables.avatars.find(avatar) === undefined) {
    throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      'The avatar is on another network. Switch your wallet to it.',
    );
  }
  if (item.quantity !== '1') {
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
  { caller, chainId }: Holding,
  item: GiftItem,
): Sent => {
  const trait = traitToMove(context, item, chainId);
  const quantity = Number(item.quantity);
  assertHolds(context, caller, trait, quantity);
  const sent = { kind: 'trait', traitId: trait.id, quantity } as const;
  return {
    good: sent,
    movement: (to) => ({ ...sent, from: caller, to }),
  };
};

/** A refusal names the avatar or the trait. */
const goodToSend = (context: MarketContext, holding: Holding, item: GiftItem): Sent => {
  const collection = context.catalogue.collectionByToken('avatar', item.token);
  return collection === undefined
    ? editionsToSend(context, holding, item)
    : about({ collection: collection.slug, tokenId: item.tokenId }, () =>
        avatarToSend(context, holding, collection, item),
      );
};

const transferOf = (
  { caller, chainId, now }: Pick<Signed<unknown>, 'caller' | 'chainId' | 'now'>,
  recipient: Account,
  good: NamedGood,
): NewActivity => ({
  type: 'transfer',
  at: now,
  chainId,
  from: caller,
  to: recipient,
  goods: [good],
  inReturn: [],
  price: null,
  orderHash: null,
});

/** Sends editions, or an avatar with all that it wears. Orders that need them become inactive. */
export const gift = defineAction(giftAction, {
  effects: (context, signed: Signed<GiftRequest>): ActionEffects<ActivityRow> => {
    const { message } = signed.request;
    const recipient = accountOf(message.recipient);
    assertRecipient(context, signed.caller, recipient);
    const { good, movement } = goodToSend(context, signed, message);
    return {
      movements: [movement(recipient)],
      activities: [transferOf(signed, recipient, good)],
      store: ({ activities: [activity] }) => {
        if (activity === undefined) throw new Error('A gift is in the activity.');
        return activity;
      },
    };
  },
});

const itemKey = ({ token, tokenId }: GiftItem): string => `${token.toLowerCase()}/${tokenId}`;

const assertDifferent = (items: readonly GiftItem[]): void => {
  if (new Set(items.map(itemKey)).size < items.length) {
    throw new MarketRefusal('bad-terms', 'Each trait and avatar can be in a transfer once.');
  }
};

/** Sends all items to one wallet, or none if one can't be sent, with an activity for each. */
export const giftSeveral = defineAction(giftBatchAction, {
  effects: (context, signed: Signed<GiftBatchRequest>): ActionEffects<ActivityRow[]> => {
    const { message } = signed.request;
    const recipient = accountOf(message.recipient);
    assertRecipient(context, signed.caller, recipient);
    assertDifferent(message.items);
    const sent = message.items.map((item) => goodToSend(context, signed, item));
    return {
      movements: sent.map(({ movement }) => movement(recipient)),
      activities: sent.map(({ good }) => transferOf(signed, recipient, good)),
      store: ({ activities }) => activities,
    };
  },
});
