import { feeOn } from '@trait-market/contract/economy/shared';
import {
  MAX_OPEN_ORDERS,
  MAX_ORDER_MS,
  type PostOrder,
} from '@trait-market/contract/economy/orders';
import {
  COMMITMENT_ZONE,
  hashCommitments,
  isSaltOf,
  NO_ADDRESS,
} from '@trait-market/contract/economy/typed-data';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Account } from '../../kernel/account';
import { collectionOfGood } from '../catalogue/collection-of-good';
import { assertCriteria, criteriaOfRequest } from '../traits/criteria';
import type { MarketContext } from '../orders/market-context';
import type { NewActivity } from '../orders/apply-effects';
import { counterOf } from '../orders/counter';
import { stateOfOrder } from '../orders/order-state';
import { goodPaidFor, readTerms, type OrderTerms } from '../orders/order-terms';
import { verifyOrder } from '../orders/verify-order';
import { MarketRefusal } from '../shared/refusal';
import { WRONG_DEPLOYMENT } from '../shared/signed-action';
import type { Good, OrderRow } from '../tables/rows';
import { ALREADY_EXECUTED } from './executed';
import { performed, type Signed } from './perform';

/** Permits slightly later end dates, because a maker's clock may be ahead of the provider's. */
const CLOCK_SKEW_MS = 5 * 60_000;

const assertTimes = ({ startsAt, expiresAt }: OrderTerms, now: number): void => {
  if (expiresAt === 0) throw new MarketRefusal('no-end', 'An order needs an end date.');
  if (expiresAt <= now) throw new MarketRefusal('expired', 'The order’s end date is in the past.');
  if (expiresAt > now + MAX_ORDER_MS + CLOCK_SKEW_MS) {
    throw new MarketRefusal('ends-too-late', 'An order can last six months at most.');
  }
  if (startsAt > now) throw new MarketRefusal('not-started', 'An order must start right away.');
};

const assertFees = (context: MarketContext, terms: OrderTerms): void => {
  const { money } = terms;
  const good = goodPaidFor(terms);
  if (money === undefined || good === undefined) return;
  const collection = context.catalogue.collections.get(
    collectionOfGood(context.catalogue, good) ?? '',
  );
  const due = (collection?.fees ?? [])
    .map((fee) => ({ recipient: fee.recipient, amount: feeOn(money.price, fee) }))
    .filter(({ amount }) => amount > 0n);
  const isPaid =
    due.length === money.fees.length &&
    due.every(({ recipient, amount }, index) => {
      const stated = money.fees[index];
      return stated?.amount === amount && isSameAddress(stated.recipient, recipient);
    });
  if (!isPaid) {
    throw new MarketRefusal(
      'bad-fee',
      'The collection’s fees have changed. Prepare the order again.',
    );
  }
};

const assertGoods = ({ tables }: MarketContext, { gives, gets }: OrderTerms): void => {
  for (const good of [...gives, ...gets]) {
    if (good.kind === 'avatar' && tables.avatars.find(good.avatar) === undefined) {
      throw new MarketRefusal('unknown-avatar', 'There is no such avatar.');
    }
  }
  const names = [...gives, ...gets].map((good) => {
    if (good.kind === 'any') return good.root;
    if (good.kind === 'anyAvatar') return good.collection;
    return good.kind === 'trait' ? good.traitId : good.avatar;
  });
  if (new Set(names).size !== names.length) {
    throw new MarketRefusal('bad-terms', 'An order names each item once.');
  }
};

const assertCommitments = (
  { catalogue, tables }: MarketContext,
  { components, commitments }: PostOrder,
): void => {
  const signed = components.zoneHash.toLowerCase();
  if (hashCommitments(commitments).toLowerCase() !== signed) {
    throw new MarketRefusal(
      'bad-commitment',
      'The commitments don’t match the ones that were signed.',
    );
  }
  for (const { token, avatarId, traitId, slot } of commitments) {
    const collection = catalogue.collectionByToken('avatar', token);
    const trait = collection && catalogue.traitByToken(collection.slug, traitId);
    const isKnown =
      collection !== undefined &&
      tables.avatars.find(`${collection.slug}/${avatarId}`) !== undefined &&
      trait?.slot === slot;
    if (!isKnown) {
      throw new MarketRefusal(
        'bad-commitment',
        'A commitment names an avatar or a trait that doesn’t exist.',
      );
    }
  }
};

/** Requires a listing to commit to an avatar's whole look, so that buyers don't receive it bare. */
const assertLookPromised = (
  { catalogue, tables }: MarketContext,
  { kind, gives }: OrderTerms,
  { commitments }: PostOrder,
): void => {
  const [good] = gives;
  const row = good?.kind === 'avatar' ? tables.avatars.find(good.avatar) : undefined;
  if (kind !== 'listing' || row === undefined) return;
  const token = catalogue.collections.get(row.collection)?.contracts.avatars ?? NO_ADDRESS;
  const isPromised = Object.values(row.worn).every((id) =>
    commitments.some(
      (one) =>
        isSameAddress(one.token, token) &&
        one.avatarId === row.tokenId &&
        catalogue.traitByToken(row.collection, one.traitId)?.id === id,
    ),
  );
  if (isPromised) return;
  throw new MarketRefusal(
    'look-not-promised',
    'A listing of an avatar promises everything that it wears now. Prepare it again.',
  );
};

const OWN_WORDS: Record<
  string,
  [code: 'underfunded' | 'not-the-holder' | 'commitment-broken' | 'approval-needed', words: string]
> = {
  'maker-underfunded': [
    'underfunded',
    'You don’t have enough wrapped coin for this order. Wrap some first.',
  ],
  'maker-not-the-holder': ['not-the-holder', 'You don’t have what this order gives.'],
  'not-approved': [
    'approval-needed',
    'Seaport may not move what this order gives. Approve that first.',
  ],
  'commitment-broken': ['commitment-broken', 'The avatar doesn’t wear what the order promises.'],
};

const assertFillable = (context: MarketContext, order: OrderRow, terms: OrderTerms): void => {
  const state = stateOfOrder({ ...context, now: context.now() }, order, terms);
  if (state.kind === 'dormant') {
    const [code, words] = OWN_WORDS[state.reason] ?? [undefined, state.message];
    throw new MarketRefusal(code ?? state.reason, words);
  }
  if (state.kind === 'fillable' && state.units < terms.quantity) {
    const [code, words] =
      terms.kind === 'offer'
        ? ([
            'underfunded',
            'You don’t have enough wrapped coin for everything you offer for.',
          ] as const)
        : (['not-the-holder', 'You don’t have as many editions as this order gives.'] as const);
    throw new MarketRefusal(code, words);
  }
};

const assertDeployment = (
  { deployments }: MarketContext,
  { components: { salt } }: PostOrder,
): void => {
  if (![...deployments].some((deployment) => isSaltOf(deployment, salt))) {
    throw new MarketRefusal('wrong-deployment', WRONG_DEPLOYMENT);
  }
};

/** Requires the market's zone, without which a canceled order could still be filled on chain. */
const assertZone = ({ components: { zone } }: PostOrder): void => {
  if (!isSameAddress(zone, COMMITMENT_ZONE)) {
    throw new MarketRefusal('bad-terms', 'An order here names the market’s zone.');
  }
};

/** Limits the open orders per wallet, because each one slows down every reader of the market. */
const assertBelowOrderLimit = ({ tables, termsOf, now }: MarketContext, maker: Account): void => {
  // Checks the cheap count first, which also includes expired orders.
  if (tables.orders.countBy('openMaker', maker) < MAX_OPEN_ORDERS) return;
  const open = tables.orders
    .findBy('openMaker', maker)
    .filter((order) => termsOf(order).expiresAt > now());
  if (open.length >= MAX_OPEN_ORDERS) {
    throw new MarketRefusal(
      'too-many-orders',
      `A wallet may have ${MAX_OPEN_ORDERS} open orders at a time: cancel some first.`,
    );
  }
};

const activityOf = (
  { kind, maker, quantity, money, gives, gets }: OrderTerms,
  { hash, chainId, createdAt }: OrderRow,
): NewActivity => {
  const inAll = (good: Good): Good =>
    good.kind === 'avatar' ? good : { ...good, quantity: good.quantity * quantity };
  return {
    type: kind,
    at: createdAt,
    chainId,
    from: maker,
    to: null,
    goods: (kind === 'offer' ? gets : gives).map(inAll),
    inReturn: kind === 'trade' ? [...gets] : [],
    price:
      money === undefined
        ? null
        : { coin: money.coin, amount: String(money.price * BigInt(quantity)) },
    orderHash: hash,
  };
};

const review = (
  context: MarketContext,
  { caller, chainId, hash, request, signature, now }: Signed<PostOrder>,
): { order: OrderRow; terms: OrderTerms } => {
  const { components, commitments } = request;
  const criteria = criteriaOfRequest(context, request);
  const terms = readTerms(context.catalogue, chainId, components, criteria);
  if (context.tables.orders.find(hash) !== undefined) {
    throw new MarketRefusal('already-executed', ALREADY_EXECUTED);
  }
  assertDeployment(context, request);
  assertZone(request);
  if (components.counter !== counterOf(context, chainId, caller)) {
    throw new MarketRefusal(
      'wrong-counter',
      'All orders with this counter were canceled. Sign a new one.',
    );
  }
  assertTimes(terms, now);
  assertGoods(context, terms);
  assertFees(context, terms);
  assertCommitments(context, request);
  assertLookPromised(context, terms, request);
  assertCriteria(request, criteria);
  const order: OrderRow = {
    hash,
    chainId,
    components,
    commitments,
    ...(criteria && { criteria }),
    signature,
    createdAt: now,
    filled: 0,
    filledAt: null,
    cancelledAt: null,
    dormantSince: null,
    revivedAt: null,
  };
  assertFillable(context, order, terms);
  assertBelowOrderLimit(context, caller);
  return { order, terms };
};

/**
 * Uses `performed` directly: Seaport's typed data has no nonce or deadline to check, and the
 * order's row is its record.
 */
export const postOrder = performed({
  authenticate: verifyOrder,
  effects: (context, signed: Signed<PostOrder>) => {
    const { order, terms } = review(context, signed);
    return {
      movements: [],
      // A reserved listing is between two wallets, and the activity is public.
      activities: terms.reservedFor === undefined ? [activityOf(terms, order)] : [],
      store: () => {
        context.tables.orders.put(order.hash, order);
        return order;
      },
    };
  },
});
