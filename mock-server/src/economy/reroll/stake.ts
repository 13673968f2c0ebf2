import type { Account } from '../../kernel/account';
import type { TraitEntry } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { MarketRefusal } from '../shared/refusal';
import { looseKey } from '../tables/keys';

const promisedBy = (context: MarketContext, account: Account, traitId: string) => {
  const promised = { listing: 0, trade: 0 };
  for (const order of context.tables.orders.findBy('openMaker', account)) {
    const terms = context.termsOf(order);
    const given = terms.gives.find((good) => good.kind === 'trait' && good.traitId === traitId);
    if (given?.kind !== 'trait' || terms.kind === 'offer') continue;
    const state = stateOfOrder({ ...context, now: context.now() }, order, terms);
    if (state.kind === 'fillable') promised[terms.kind] += state.units * given.quantity;
  }
  return promised;
};

const assertLoose = (
  { tables, settlement }: MarketContext,
  account: Account,
  { id, value }: TraitEntry,
  needed: number,
): void => {
  const loose = settlement.looseOf(account, id);
  if (loose >= needed) return;
  if ((tables.locked.find(looseKey(account, id))?.quantity ?? 0) > 0) {
    throw new MarketRefusal(
      'stake-locked',
      `Your ${value} is locked in The Light, or by a re-roll that’s waiting for its result. Choose something else.`,
    );
  }
  if (tables.avatars.findBy('trait', id).some(({ owner }) => owner === account)) {
    throw new MarketRefusal(
      'stake-worn',
      `An avatar of yours wears ${value}. Take it off first, or choose something else.`,
    );
  }
  throw new MarketRefusal(
    'not-the-holder',
    loose === 0
      ? `You have no loose edition of ${value}.`
      : `You have ${loose} loose ${loose === 1 ? 'edition' : 'editions'} of ${value}. Choose fewer.`,
  );
};

/** @throws MarketRefusal when a staked edition is worn, locked, or needed by an open order */
export const assertFree = (
  context: MarketContext,
  account: Account,
  trait: TraitEntry,
  needed: number,
): void => {
  assertLoose(context, account, trait, needed);
  const loose = context.settlement.looseOf(account, trait.id);
  const { listing, trade } = promisedBy(context, account, trait.id);
  if (listing + trade + needed <= loose) return;
  if (listing > 0) {
    throw new MarketRefusal(
      'stake-listed',
      `You have ${trait.value} listed. Cancel the listing first, or choose something else.`,
    );
  }
  throw new MarketRefusal(
    'stake-promised',
    `You promised ${trait.value} in a trade. Cancel the trade first, or choose something else.`,
  );
};
