import type { Account } from '../../kernel/account';
import { memoizeFor } from '../../kernel/memoize-for';
import type { Catalogue } from '../catalogue/catalogue';
import type { MarketContext } from '../orders/market-context';
import { stateOfOrder } from '../orders/order-state';
import { highestOf, lowestOf } from '../prices/floors';
import { tokenKey } from '../tables/keys';
import type { OrderRow } from '../tables/rows';
import type { MarketBase } from '../tables/tables';

/** An order with its price for one edition, in wei. */
type Standing = {
  kind: 'listing' | 'offer';
  traitId: string;
  order: OrderRow;
  maker: Account;
  price: bigint;
  units: number;
};

export type Book = {
  listings: readonly Standing[];
  offers: readonly Standing[];
  floor: bigint | undefined;
  listed: number;
  bestOffer: bigint | undefined;
};

type Evaluated = { standing: Standing | undefined; from: number; until: number };

const evaluatedOf = memoizeFor((_catalogue: Catalogue) =>
  memoizeFor((_base: MarketBase) => new Map<string, Evaluated>()),
);

/** Reevaluates only orders that a change may affect, so that many orders don't slow down browsing. */
export const createBooks = (context: MarketContext, base: MarketBase) => {
  const { catalogue, tables, termsOf } = context;
  const { orders, loose, wrapped, approvals, avatars } = tables;
  // False for a restored market, which differs from its base without reporting any change.
  const isOfBase = [orders, loose, wrapped, approvals, avatars].every((one) => one.isUntouched());
  const shared = isOfBase ? evaluatedOf(catalogue)(base) : new Map<string, Evaluated>();
  const own = new Map<string, Evaluated | undefined>();

  const forget = (hash: string): void => void own.set(hash, undefined);
  const forgetOf = (maker = ''): void => orders.keysBy('openMaker', maker).forEach(forget);
  orders.onChange(({ key }) => forget(key));
  loose.onChange(({ before, after }) => forgetOf((after ?? before)?.account));
  wrapped.onChange(({ key }) => forgetOf(key.split(':')[1]));
  approvals.onChange(({ before, after }) => forgetOf((after ?? before)?.account));
  avatars.onChange(({ before, after }) => {
    const row = after ?? before;
    const token = catalogue.collections.get(row?.collection ?? '')?.contracts.avatars;
    if (row === undefined || token === undefined) return;
    orders.keysBy('commitment', tokenKey(token, row.tokenId)).forEach(forget);
  });

  const evaluate = (order: OrderRow, now: number): Evaluated => {
    const terms = termsOf(order);
    const { kind, maker, gives, gets, money, expiresAt } = terms;
    const [good] = kind === 'listing' ? gives : gets;
    const never = { standing: undefined, from: now, until: Number.POSITIVE_INFINITY };
    if (kind === 'trade' || money === undefined || good?.kind !== 'trait') return never;
    const state = stateOfOrder({ ...context, now }, order, terms);
    if (state.kind !== 'fillable') return never;
    const { traitId } = good;
    const standing = { kind, traitId, order, maker, price: money.price, units: state.units };
    return { standing, from: now, until: expiresAt };
  };

  const standingOf = (hash: string, now: number): Standing | undefined => {
    const cache = own.has(hash) ? own : shared;
    const known = cache.get(hash);
    // Recomputes the book when the clock was set back, because expired orders become valid again.
    if (known !== undefined && now >= known.from && now < known.until) return known.standing;
    const order = orders.find(hash);
    if (order === undefined) return undefined;
    const evaluated = evaluate(order, now);
    cache.set(hash, evaluated);
    return evaluated.standing;
  };

  return {
    of: (traitId: string): Book => {
      const now = context.now();
      const trait = catalogue.traits.get(traitId);
      const contracts = catalogue.collections.get(trait?.collection ?? '')?.contracts;
      const key = trait && contracts && tokenKey(contracts.traits, trait.tokenId);
      const standings = [...(key === undefined ? [] : orders.keysBy('openToken', key))]
        .flatMap((hash) => standingOf(hash, now) ?? [])
        .filter((standing) => standing.traitId === traitId);
      const listings = standings.filter(({ kind }) => kind === 'listing');
      const offers = standings.filter(({ kind }) => kind === 'offer');
      return {
        listings,
        offers,
        floor: lowestOf(listings.map(({ price }) => price)),
        listed: listings.reduce((sum, { units }) => sum + units, 0),
        bestOffer: highestOf(offers.map(({ price }) => price)),
      };
    },
  };
};
export type Books = ReturnType<typeof createBooks>;
