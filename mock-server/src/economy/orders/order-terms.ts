import type { ChainId, Coin } from '@trait-market/contract/economy/shared';
import {
  ANY_TOKEN,
  type Asset,
  type FeeFact,
  type OrderComponents,
  type OrderFacts,
  readOrder,
  UnreadableOrder,
  type Wanted,
} from '@trait-market/contract/economy/typed-data';

import { accountOf, type Account } from '../../kernel/account';
import type { Catalogue, CollectionEntry } from '../catalogue/catalogue';
import { MarketRefusal } from '../shared/refusal';
import { avatarKey } from '../tables/keys';
import type { Good, NamedGood, OrderCriteria, OrderRow } from '../tables/rows';

/**
 * Money in wei; `proceeds` is the share of the wallet that is paid. The maker pays wrapped coin, the
 * fulfiller native coin.
 */
export type OrderMoney = {
  coin: Coin;
  price: bigint;
  proceeds: bigint;
  fees: readonly FeeFact[];
};

export const isPaidByMaker = (money: OrderMoney | undefined): money is OrderMoney =>
  money?.coin === 'wrapped';

export const isPaidByFulfiller = (money: OrderMoney | undefined): money is OrderMoney =>
  money?.coin === 'native';

export type OrderTerms = {
  kind: OrderFacts['kind'];
  chainId: ChainId;
  maker: Account;
  gives: readonly NamedGood[];
  gets: readonly Good[];
  /** The money for one unit, or a trade's coin; undefined in a trade of items alone. */
  money: OrderMoney | undefined;
  quantity: number;
  /** The only account that may fill a reserved listing. */
  reservedFor: Account | undefined;
  /** Times in milliseconds since 1970. */
  startsAt: number;
  expiresAt: number;
};

/**
 * Returns the first item that the paid wallet gives. Its collection's fees are due on the money,
 * whatever else a trade contains.
 */
export const goodPaidFor = ({ money, gives, gets }: OrderTerms): Good | undefined =>
  isPaidByMaker(money) ? gets[0] : gives[0];

/** An upper bound that exceeds the number of editions of every trait. */
const MOST_EDITIONS = 1_000_000n;

const collectionOf = (catalogue: Catalogue, chainId: ChainId, asset: Wanted): CollectionEntry => {
  const collection = catalogue.collectionByToken(asset.kind, asset.token);
  if (collection === undefined) {
    throw new MarketRefusal(
      'unknown-collection',
      asset.kind === 'avatar' || asset.kind === 'anyAvatar'
        ? 'The order names a contract that no collection’s avatars live under.'
        : 'The order names a contract that no collection’s traits live under.',
    );
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      `${collection.name} is not on the chain that the order is for.`,
    );
  }
  return collection;
};

const goodOf = (catalogue: Catalogue, chainId: ChainId, asset: Asset): NamedGood => {
  const collection = collectionOf(catalogue, chainId, asset);
  if (asset.kind === 'avatar') {
    return { kind: 'avatar', avatar: avatarKey(collection.slug, asset.tokenId) };
  }
  const trait = catalogue.traitByToken(collection.slug, asset.tokenId);
  if (trait === undefined) {
    throw new MarketRefusal('unknown-trait', `${collection.name} has no trait with this token id.`);
  }
  if (asset.quantity > MOST_EDITIONS) {
    throw new MarketRefusal('bad-terms', 'No trait has that many editions.');
  }
  return { kind: 'trait', traitId: trait.id, quantity: Number(asset.quantity) };
};

const wantedOf = (
  catalogue: Catalogue,
  chainId: ChainId,
  asset: Wanted,
  criteria: OrderCriteria | undefined,
): Good => {
  if (asset.kind === 'trait' || asset.kind === 'avatar') return goodOf(catalogue, chainId, asset);
  const { slug: collection } = collectionOf(catalogue, chainId, asset);
  if (asset.kind === 'anyAvatar') {
    return { kind: 'anyAvatar', collection, quantity: Number(asset.quantity) };
  }
  const { criteria: root, quantity } = asset;
  const { slot = null, tier = null, rarity = null, tokenIds = [] } = criteria ?? {};
  const traits = root === ANY_TOKEN ? catalogue.traitsOf(collection).length : tokenIds.length;
  return { kind: 'any', collection, slot, tier, rarity, root, traits, quantity: Number(quantity) };
};

const factsOf = (chainId: ChainId, components: OrderComponents): OrderFacts => {
  try {
    return readOrder(chainId, components);
  } catch (error) {
    if (error instanceof UnreadableOrder) throw new MarketRefusal('bad-terms', error.message);
    throw error;
  }
};

/** @throws MarketRefusal for terms that this market doesn't support */
export const readTerms = (
  catalogue: Catalogue,
  chainId: ChainId,
  components: OrderComponents,
  criteria?: OrderCriteria,
): OrderTerms => {
  const facts = factsOf(chainId, components);
  const good = (asset: Asset) => goodOf(catalogue, chainId, asset);
  const { startsAt, expiresAt } = facts;
  const common = { chainId, maker: accountOf(facts.maker), startsAt, expiresAt };
  if (facts.kind === 'trade') {
    const { gives, gets, coin } = facts;
    return {
      ...common,
      kind: facts.kind,
      gives: gives.map(good),
      gets: gets.map(good),
      money: coin && {
        coin: coin.side === 'given' ? 'wrapped' : 'native',
        price: coin.amount,
        proceeds: coin.proceeds,
        fees: coin.fees,
      },
      quantity: 1,
      reservedFor: undefined,
    };
  }
  if (facts.quantity > MOST_EDITIONS) {
    throw new MarketRefusal('bad-terms', 'No trait or collection has that many tokens.');
  }
  const isListing = facts.kind === 'listing';
  return {
    ...common,
    kind: facts.kind,
    gives: facts.kind === 'listing' ? [good(facts.asset)] : [],
    gets: isListing ? [] : [wantedOf(catalogue, chainId, facts.asset, criteria)],
    money: {
      coin: isListing ? 'native' : 'wrapped',
      price: facts.unitPrice,
      proceeds: facts.unitProceeds,
      fees: facts.fees,
    },
    quantity: Number(facts.quantity),
    reservedFor:
      facts.kind === 'listing' && facts.reservedFor !== undefined
        ? accountOf(facts.reservedFor)
        : undefined,
  };
};

type SignedOrder = Pick<OrderRow, 'chainId' | 'components' | 'criteria'>;
type TermsReader = (order: SignedOrder) => OrderTerms;

const createTermsReader = (catalogue: Catalogue): TermsReader => {
  const known = new WeakMap<OrderComponents, OrderTerms>();
  return ({ chainId, components, criteria }) => {
    const terms = known.get(components) ?? readTerms(catalogue, chainId, components, criteria);
    known.set(components, terms);
    return terms;
  };
};

const readers = new WeakMap<Catalogue, TermsReader>();

/** Caches terms for all worlds of a catalogue, because an order's components never change. */
export const termsOf = (catalogue: Catalogue, order: SignedOrder): OrderTerms => {
  const reader = readers.get(catalogue) ?? createTermsReader(catalogue);
  readers.set(catalogue, reader);
  return reader(order);
};
