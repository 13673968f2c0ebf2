import type { SalePoint, TraitCard, TraitDetail } from '@trait-market/contract/economy/traits';
import type { Price, SalePrice } from '@trait-market/contract/economy/shared';
import type { OwnedTrait } from '@trait-market/contract/economy/wallets';

import type { Account } from '../../kernel/account';
import { traitRank } from '../traits/rarity';
import type { ActivityRow } from '../tables/rows';
import { criteriaOrdersFor } from '../traits/criteria';
import { burnedEditions, lockedEditions, tierOfTrait } from '../burns/burned-editions';
import { boxedEditions } from '../packs/boxed-editions';
import { highestOf, lowestOf, nativePrice } from '../prices/floors';
import { settledBy } from '../shared/transaction';
import { offerPrices } from './prices/offers';
import { heldOfTrait, largestHolders } from './holders/holders';
import {
  collectionEntry,
  layersOf,
  timeOf,
  traitEntry,
  traitPictureOf,
  traitRefOf,
  type View,
} from './view/view';

const HOLDERS_SHOWN = 60;
const SALES_SHOWN = 1_000;

export const salePriceOf = ({
  price,
  goods,
  chainId,
}: ActivityRow): SalePrice['price'] | undefined => {
  const [good] = goods;
  if (price === null || good === undefined) return undefined;
  const editions = good.kind === 'trait' ? BigInt(good.quantity) : 1n;
  return { chainId, coin: price.coin, amount: String(BigInt(price.amount) / editions) };
};

export const lastSaleOf = ({ market }: View, id: string): SalePrice | null => {
  const sale = market.context.tables.log.latest(id, 'sale');
  const price = sale && salePriceOf(sale);
  if (sale === undefined || price === undefined) return null;
  return { price, at: timeOf(sale.at), ...settledBy(sale) };
};

export const floorOf = (view: View, id: string): Price | null => {
  const { chainId } = collectionEntry(view, traitEntry(view, id).collection);
  return nativePrice(chainId, view.market.summaries.get(id)?.floor);
};

/** Returns the lowest price of an edition for a buyer in wei, excluding their own listings. */
export const floorFor = ({ market }: View, id: string, buyer?: Account): bigint | undefined =>
  lowestOf(
    market.summaries.listingsOf(id).flatMap(({ maker, price }) => (maker === buyer ? [] : [price])),
  );

/** Returns a trait's best offer, including offers whose criteria it matches, for a seller if passed. */
export const bestOfferOf = (view: View, id: string, seller?: Account): Price | null => {
  const { context, summaries } = view.market;
  const trait = traitEntry(view, id);
  const { chainId } = collectionEntry(view, trait.collection);
  const named = summaries
    .offersOf(id)
    .flatMap(({ maker, price }) => (maker === seller ? [] : [price]));
  const matching = criteriaOrdersFor(context, trait).filter(
    (row) => context.termsOf(row).maker !== seller,
  );
  const best = highestOf([...named, ...offerPrices(view, matching)]);
  return best === undefined ? null : { chainId, coin: 'wrapped', amount: String(best) };
};

export const cardOf = (view: View, id: string): TraitCard => {
  const { chainId } = collectionEntry(view, traitEntry(view, id).collection);
  const summary = view.market.summaries.get(id);
  return {
    ...traitRefOf(view, id),
    imageUrl: traitPictureOf(view, traitEntry(view, id), 'webp'),
    chainId,
    editions: view.market.context.tables.supply.find(id) ?? 0,
    floor: nativePrice(chainId, summary?.floor),
    listed: summary?.listed ?? 0,
    lastSale: lastSaleOf(view, id),
    ...layersOf(view, id),
  };
};

export const ownedTraitOf = (view: View, id: string): OwnedTrait => {
  const { tokenId, collection } = traitEntry(view, id);
  const { traits: token } = collectionEntry(view, collection).contracts;
  return { ...cardOf(view, id), token, tokenId, tier: tierOfTrait(view.market.context, id) };
};

export const detailOf = (view: View, id: string): TraitDetail => {
  const trait = traitEntry(view, id);
  const { contracts, fees, name } = collectionEntry(view, trait.collection);
  const summary = view.market.summaries.get(id);
  const { tables } = view.market.context;
  const worn = summary?.worn ?? 0;
  const inPacks = boxedEditions(view.market.context, id);
  const locked = lockedEditions(view.market.context, id);
  const burned = burnedEditions(view.market.context, id);
  return {
    ...cardOf(view, id),
    imageUrl: traitPictureOf(view, trait, 'svg'),
    token: contracts.traits,
    tokenId: trait.tokenId,
    collectionName: name,
    loose: (tables.supply.find(id) ?? 0) - worn - inPacks - locked,
    ...(inPacks > 0 && { inPacks }),
    ...(locked > 0 && { locked }),
    ...(burned > 0 && { burned }),
    worn,
    wornShare: summary?.share ?? 0,
    rank: traitRank(view.market.context, trait),
    holders: largestHolders(view, heldOfTrait(view, id), HOLDERS_SHOWN),
    tier: tierOfTrait(view.market.context, id),
    bestOffer: bestOfferOf(view, id),
    fees: [...fees],
  };
};

export const salesOf = (view: View, id: string): SalePoint[] =>
  view.market.context.tables.log
    .of('trait', id)
    .filter(({ type }) => type === 'sale')
    .slice(0, SALES_SHOWN)
    .toReversed()
    .flatMap((row) => {
      const price = salePriceOf(row);
      const [good] = row.goods;
      if (price === undefined || good?.kind !== 'trait') return [];
      return [{ at: timeOf(row.at), price, quantity: good.quantity, ...settledBy(row) }];
    });
