import type { ChainId, Coin } from '@trait-market/contract/economy/chains';
import {
  readOrder,
  UnreadableOrder,
  type FeeFact,
  type OrderFacts,
} from '@trait-market/contract/economy/typed-data/read-order';
import type { OrderComponents } from '@trait-market/contract/economy/typed-data/seaport';
import type { Asset } from '@trait-market/contract/economy/typed-data/terms';

import { accountOf, type Account } from '../kernel/account';
import type { Catalogue } from './catalogue/catalogue';
import { MarketRefusal } from './refusal';
import { avatarKey } from './tables/keys';
import type { Good, OrderRow } from './tables/rows';

/** An order's terms in the words of the market, for one unit. */
export type OrderTerms = {
  kind: OrderFacts['kind'];
  chainId: ChainId;
  maker: Account;
  gives: readonly Good[];
  gets: readonly Good[];
  /** Undefined in a trade. Per unit, in wei; `proceeds` is what the seller gets of it. */
  money: { coin: Coin; price: bigint; proceeds: bigint; fees: readonly FeeFact[] } | undefined;
  /** Units in all. */
  quantity: number;
  /** Milliseconds since 1970. */
  startsAt: number;
  expiresAt: number;
};

/** More than any trait has of editions. */
const MOST_EDITIONS = 1_000_000n;

/** What a token of an order is in this market. Throws the refusal of one that is not here. */
const goodOf = (catalogue: Catalogue, chainId: ChainId, asset: Asset): Good => {
  const collection = catalogue.collectionByToken(asset.token);
  if (collection === undefined) {
    throw new MarketRefusal(
      'unknown-collection',
      'The order names a contract that is no collection here.',
    );
  }
  if (collection.chainId !== chainId) {
    throw new MarketRefusal(
      'wrong-chain',
      `${collection.name} is not on the chain that the order is for.`,
    );
  }
  if (asset.kind === 'avatar') {
    return { kind: 'avatar', avatar: avatarKey(collection.slug, asset.tokenId) };
  }
  const trait = catalogue.traitByToken(collection.slug, asset.tokenId);
  if (trait === undefined) {
    throw new MarketRefusal('unknown-trait', `${collection.name} has no trait with this token id.`);
  }
  if (asset.quantity > MOST_EDITIONS) {
    throw new MarketRefusal('bad-terms', 'There are not that many editions of any trait.');
  }
  return { kind: 'trait', traitId: trait.id, quantity: Number(asset.quantity) };
};

const factsOf = (chainId: ChainId, components: OrderComponents): OrderFacts => {
  try {
    return readOrder(chainId, components);
  } catch (error) {
    if (error instanceof UnreadableOrder) throw new MarketRefusal('bad-terms', error.message);
    throw error;
  }
};

/**
 * What an order says in this market.
 *
 * @throws MarketRefusal when it says nothing that the market knows
 */
export const readTerms = (
  catalogue: Catalogue,
  chainId: ChainId,
  components: OrderComponents,
): OrderTerms => {
  const facts = factsOf(chainId, components);
  const good = (asset: Asset) => goodOf(catalogue, chainId, asset);
  const { startsAt, expiresAt } = facts;
  const common = { chainId, maker: accountOf(facts.maker), startsAt, expiresAt };
  if (facts.kind === 'trade') {
    const { gives, gets } = facts;
    return {
      ...common,
      kind: facts.kind,
      gives: gives.map(good),
      gets: gets.map(good),
      money: undefined,
      quantity: 1,
    };
  }
  if (facts.quantity > MOST_EDITIONS) {
    throw new MarketRefusal('bad-terms', 'There are not that many editions of any trait.');
  }
  const isListing = facts.kind === 'listing';
  const asset = good(facts.asset);
  return {
    ...common,
    kind: facts.kind,
    gives: isListing ? [asset] : [],
    gets: isListing ? [] : [asset],
    money: {
      coin: isListing ? 'native' : 'wrapped',
      price: facts.unitPrice,
      proceeds: facts.unitProceeds,
      fees: facts.fees,
    },
    quantity: Number(facts.quantity),
  };
};

type TermsReader = (order: Pick<OrderRow, 'chainId' | 'components'>) => OrderTerms;

const createTermsReader = (catalogue: Catalogue): TermsReader => {
  const known = new WeakMap<OrderComponents, OrderTerms>();
  return ({ chainId, components }) => {
    const terms = known.get(components) ?? readTerms(catalogue, chainId, components);
    known.set(components, terms);
    return terms;
  };
};

const readers = new WeakMap<Catalogue, TermsReader>();

/**
 * The terms of an order that was accepted. Each is read once, in whatever world: components never
 * change.
 */
export const termsOf = (
  catalogue: Catalogue,
  order: Pick<OrderRow, 'chainId' | 'components'>,
): OrderTerms => {
  const reader = readers.get(catalogue) ?? createTermsReader(catalogue);
  readers.set(catalogue, reader);
  return reader(order);
};
