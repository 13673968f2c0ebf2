import { CriteriaSetSchema } from '@trait-market/contract/economy/criteria';
import { TraitDepthSchema } from '@trait-market/contract/economy/tokens';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import {
  InventoryPageSchema,
  type InventoryItem,
  type WalletOrder,
} from '@trait-market/contract/economy/wallets';
import { WalletValueSchema } from '@trait-market/contract/economy/worth';

import type { Newcomer } from '../../../../session/session';
import { CHAIN } from '../../../market';
import { fits, highestSum, type RaritySets } from './highest-sum';
import { expectSame, sum, sumOfWei, type Reader } from '../reading';
import { detailOf } from '../trait-readers';
import { floorOfOthers, ordersOf, tiesOf } from './wallet-orders';

const raritySetsOf = async (
  reader: Reader,
  orders: readonly WalletOrder[],
): Promise<RaritySets> => {
  const roots = new Set(
    orders.flatMap(({ gets }) =>
      gets.flatMap((item) =>
        item.kind === 'any' && item.criteria.rarity ? item.criteria.root : [],
      ),
    ),
  );
  const sets = [...roots].map(async (root) => {
    const set = await reader.get('economy.criteria.byRoot', CriteriaSetSchema, {
      params: { root },
    });
    return [root, new Set(set.traits.map(({ id }) => id))] as const;
  });
  return new Map(await Promise.all(sets));
};

/** Expects the highest offer for one edition, for no more editions than all offers pay for. */
const expectOfferEach = (
  page: { response: Parameters<typeof expectSame>[3]['response'] },
  worth: InventoryItem['worth'],
  quantity: number,
  offers: readonly WalletOrder[],
): void => {
  const each = worth?.bestOfferEach;
  if (each === undefined) return;
  const best = offers
    .map(({ unitPrice }) => BigInt(unitPrice?.amount ?? 0))
    .reduce((most, one) => (one > most ? one : most), 0n);
  expectSame('the best offer for each', each?.price.amount ?? '0', String(best), page);
  if (each === null) return;
  const paid = BigInt(each.price.amount) * BigInt(each.editions);
  expectSame(
    'as many editions as the offers pay for',
    each.editions <= quantity && paid <= BigInt(worth?.bestOffer?.amount ?? 0),
    true,
    page,
  );
};

/**
 * Expects that the inventory and the value of a wallet add up from its traits and their orders.
 * @param undercut a trait that the wallet listed at `listedFor`, and another wallet for less
 */
export const expectInventory = async (
  reader: Reader,
  owner: Newcomer,
  { undercut, listedFor }: { undercut: TraitDetail; listedFor: bigint },
): Promise<void> => {
  const page = await reader.all('economy.wallets.inventory', InventoryPageSchema, {
    params: { address: owner.walletAddress },
  });
  const received = await ordersOf(reader, owner, { side: 'received' });
  const sets = await raritySetsOf(reader, received.items);
  const takes = ({ gets }: WalletOrder, trait: TraitDetail) =>
    gets.some((item) => fits(item, trait, sets));
  const value = await reader.get('economy.worth.value', WalletValueSchema, {}, owner);
  const traits = page.items.flatMap((item) =>
    item.kind === 'trait' && item.trait.chainId === CHAIN ? [item] : [],
  );
  // The trait may have been listed for even less before this check.
  const cheapest = await floorOfOthers(reader, owner, undercut.id);
  for (const { trait, quantity, ownListing, worth, offersReceived } of traits) {
    if (trait.id !== undercut.id) continue;
    expectSame(
      'the own listing',
      ownListing === undefined
        ? undefined
        : [ownListing?.price.amount, ownListing?.undercutBy?.amount],
      ownListing === undefined ? undefined : [String(listedFor), cheapest],
      page,
    );
    if (typeof ownListing?.tiedWith === 'number')
      expectSame(
        'the other listings at its price',
        ownListing.tiedWith,
        await tiesOf(reader, owner, trait.id, ownListing.price.amount),
        page,
      );
    expectSame('the editions', quantity, 4, page);
    if (worth !== undefined)
      expectSame(
        'the floor of others for each edition',
        worth.floor?.amount,
        cheapest === undefined ? undefined : String(BigInt(quantity) * BigInt(cheapest)),
        page,
      );
    const detail = await detailOf(reader, trait.id);
    expectOfferEach(
      page,
      worth,
      quantity,
      received.items.filter((order) => order.kind === 'offer' && takes(order, detail)),
    );
    if (offersReceived !== undefined)
      expectSame(
        'the received offers',
        offersReceived,
        received.items.filter((order) => takes(order, detail)).length,
        page,
      );
  }
  const chain = value.chains.find(({ chainId }) => chainId === CHAIN);
  if (traits.some(({ worth }) => worth === undefined) || chain === undefined) return;
  const floors = traits.filter(({ worth }) => worth?.floor);
  const { editions, floor, withoutFloor, bestOffer, withoutOffer } = chain.loose;
  expectSame(
    'loose editions, their floors, and those without one',
    [editions, floor, withoutFloor],
    [
      sum(traits.map(({ quantity }) => quantity)),
      sumOfWei(floors.map(({ worth }) => worth?.floor?.amount ?? '0')),
      sum(traits.filter(({ worth }) => !worth?.floor).map(({ quantity }) => quantity)),
    ],
    value,
  );
  const offers = received.items.filter(({ kind }) => kind === 'offer');
  const details = await Promise.all(traits.map(({ trait }) => detailOf(reader, trait.id)));
  for (const detail of details) {
    const { id } = detail;
    const depth = await reader.get('economy.tokens.depth', TraitDepthSchema, { params: { id } });
    const wanted = offers.filter((order) => takes(order, detail));
    // An offer whose maker can't pay all of it counts for fewer editions than it wants.
    if (depth.quantity !== sum(wanted.map(({ remaining }) => remaining))) return;
  }
  const best = highestSum(
    details.map((detail, index) => ({ ...detail, quantity: traits[index]?.quantity ?? 0 })),
    offers,
    sets,
  );
  expectSame(
    'the highest sum of all offers, and the editions without one',
    [bestOffer, withoutOffer],
    [String(best.sum), editions - best.units],
    value,
  );
};
