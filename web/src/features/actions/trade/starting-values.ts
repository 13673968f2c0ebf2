import type { Order } from '@trait-market/contract/economy/orders';
import type { Item, Price } from '@trait-market/contract/economy/shared';
import type { TraitCommitment } from '@trait-market/contract/economy/typed-data';
import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';

import { itemKey } from '@/lib/economy/orders/item-words';
import { givenCoin, wantedCoin } from '@/lib/economy/orders/trade-coin';
import { weiToEther } from '@/lib/format/ether';

import { endDayOf } from '../shared/form/end-date';
import {
  avatarField,
  promiseField,
  TICKED,
  traitField,
  UNTICKED,
} from '../shared/orders/trade-choices';

type Terms = { gives: readonly Item[]; added: Price | undefined; asked: Price | undefined };

/** Returns what the user would give and get in coin to swap both sides of a trade. */
const swapped = ({ gets, unitPrice }: Pick<Order, 'gets' | 'unitPrice'>): Terms => ({
  gives: gets,
  added: wantedCoin(unitPrice),
  asked: givenCoin(unitPrice),
});

const termsOf = ({ gives, unitPrice }: Pick<Order, 'gives' | 'unitPrice'>): Terms => ({
  gives,
  added: givenCoin(unitPrice),
  asked: wantedCoin(unitPrice),
});

const valuesOf = ({ gives, added, asked }: Terms): Record<string, string> => {
  const values: Record<string, string> = {};
  for (const item of gives) {
    if (item.kind === 'trait') values[traitField(item.trait.id)] = String(item.quantity);
    if (item.kind === 'avatar') values[avatarField(item.avatar)] = TICKED;
  }
  if (asked) values['coin-wanted'] = weiToEther(BigInt(asked.amount));
  if (added) values['coin-given'] = weiToEther(BigInt(added.amount));
  return values;
};

/** Returns what a trade promises that an avatar wears, of any contract or of the given one. */
export const promisedFor = (
  { commitments }: Pick<Order, 'commitments'>,
  avatar: { tokenId: string; token?: WalletAddress | undefined },
): TraitCommitment[] =>
  commitments.filter(
    ({ token, avatarId }) =>
      avatarId === avatar.tokenId &&
      (avatar.token === undefined || isSameAddress(avatar.token, token)),
  );

const changedValues = (order: Order): Record<string, string> => {
  const { components, expiresAt, gives, gets } = order;
  const values = { ...valuesOf(termsOf(order)), day: endDayOf(Date.parse(expiresAt)) };
  const unpromised: Record<string, string> = {};
  for (const item of gives)
    if (item.kind === 'avatar' && promisedFor(order, item.avatar).length === 0)
      unpromised[promiseField(item.avatar)] = UNTICKED;
  const [wanted] = gets;
  const token = components.consideration[0]?.token;
  if (wanted?.kind === 'avatar') {
    const { tokenId } = wanted.avatar;
    if (promisedFor(order, { tokenId, token }).length === 0) unpromised['dressed'] = UNTICKED;
  }
  return { ...values, ...unpromised };
};

/**
 * Returns the form's values of the trade that is replaced. Those of a counter give what the countered
 * trade wants, and ask for its coin.
 */
export const startingValues = ({
  counters,
  replaces,
}: {
  counters?: Order | undefined;
  replaces?: Order | undefined;
}): Record<string, string> => {
  if (replaces) return changedValues(replaces);
  return counters ? valuesOf(swapped(counters)) : {};
};

export const areSameItems = (one: readonly Item[], other: readonly Item[]): boolean => {
  const counted = (items: readonly Item[]): string[] =>
    items
      .map((item) => `${itemKey(item)} ${item.kind === 'avatar' ? 1 : item.quantity}`)
      .toSorted();
  return counted(one).join('\n') === counted(other).join('\n');
};

export const areSamePromises = (
  one: readonly TraitCommitment[],
  other: readonly TraitCommitment[],
): boolean => {
  const keys = (commitments: readonly TraitCommitment[]): string[] =>
    commitments
      .map(({ token, ...rest }) =>
        [token.toLowerCase(), rest.avatarId, rest.slot, rest.traitId].join(' '),
      )
      .toSorted();
  return keys(one).join('\n') === keys(other).join('\n');
};

type Entered = { gives: readonly Item[]; added: bigint | undefined; asked: bigint | undefined };

const areSameTerms = (terms: Terms, { gives, added, asked }: Entered): boolean => {
  const amountOf = (price: Price | undefined): bigint => BigInt(price?.amount ?? 0);
  return (
    areSameItems(gives, terms.gives) &&
    (added ?? 0n) === amountOf(terms.added) &&
    (asked ?? 0n) === amountOf(terms.asked)
  );
};

/** Returns whether a counter still is the countered trade, which could be accepted instead. */
export const isUnchanged = (
  countered: Pick<Order, 'gets' | 'unitPrice'>,
  entered: Entered,
): boolean => areSameTerms(swapped(countered), entered);

/** Returns whether a trade still is the one that it would replace. */
export const isSameTrade = (
  replaced: Pick<Order, 'gives' | 'unitPrice' | 'commitments' | 'expiresAt'>,
  entered: Entered & { commitments: readonly TraitCommitment[]; endsAt: number },
): boolean =>
  areSameTerms(termsOf(replaced), entered) &&
  areSamePromises(replaced.commitments, entered.commitments) &&
  Date.parse(replaced.expiresAt) === entered.endsAt;
