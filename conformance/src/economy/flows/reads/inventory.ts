import { AvatarPageSchema } from '@trait-market/contract/economy/avatars';
import { HolderPageSchema } from '@trait-market/contract/economy/tokens';
import { isSameAddress } from '@trait-market/contract/shared';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import { WatchedNowListSchema } from '@trait-market/contract/economy/watchlist';

import { expectEach, expectSame, readLaw, sum } from './reading';
import { expectFiltered } from './inventory-filters';
import { richest, twoCollections } from './scope';
import { cardFields, detailOf, ordersFor } from './trait-readers';

/** The number of traits of the inventory that are compared with their pages. */
const COMPARED = 4;

export const inventoryFigures = readLaw('wallets.inventory', 'agrees with holders and market', {
  rule: 'E266 An inventory has each trait with the editions that its holders’ list says, and each avatar of the wallet; prices, ranks and own listings are those of the market, and kinds, collections, names, slots, rarities and own listings filter it.',
  run: async (reader) => {
    const address = await richest(reader);
    const inventory = (query: Readonly<Record<string, unknown>>) =>
      reader.all('economy.wallets.inventory', InventoryPageSchema, { params: { address }, query });
    const all = await inventory({});
    if (!all.isWhole) return;
    const traits = all.items.flatMap((item) => (item.kind === 'trait' ? [item] : []));
    const avatars = all.items.flatMap((item) => (item.kind === 'avatar' ? [item] : []));
    for (const kind of ['trait', 'avatar']) {
      const some = await inventory({ kind });
      expectEach(`items of the kind ${kind}`, some, (item) => item.kind === kind);
      expectSame(
        `the number of items of the kind ${kind}`,
        some.total,
        all.items.filter((item) => item.kind === kind).length,
        some,
      );
    }
    const slugs = await twoCollections(reader);
    const some = await inventory({ collection: slugs });
    const collectionOf = (item: (typeof all.items)[number]) =>
      (item.kind === 'trait' ? item.trait : item.avatar).collection;
    expectSame(
      'the items of two collections',
      some.total,
      all.items.filter((item) => slugs.includes(collectionOf(item))).length,
      some,
    );

    await expectFiltered(all, inventory);

    const owned = await reader.all('economy.avatars.browse', AvatarPageSchema, {
      query: { owner: address },
    });
    const names = (items: readonly { collection: string; tokenId: string }[]) =>
      items.map(({ collection, tokenId }) => `${collection}/${tokenId}`).toSorted();
    expectSame(
      'the avatars of the wallet',
      names(avatars.map(({ avatar }) => avatar)),
      names(owned.items),
      all,
    );
    for (const { avatar, rank, price } of avatars) {
      const card = owned.items.find(
        ({ collection, tokenId }) => collection === avatar.collection && tokenId === avatar.tokenId,
      );
      if (rank !== undefined)
        expectSame(`the rank of ${avatar.name}`, rank.place, card?.rank.place, all);
      if (price !== undefined)
        expectSame(`the price of ${avatar.name}`, price?.amount, card?.price?.amount, all);
    }
    const watched = await reader.get('economy.watchlist.now', WatchedNowListSchema, {
      query: { of: `wallet:${address}` },
    });
    for (const wallet of watched.items) {
      if (wallet.kind !== 'wallet') continue;
      const editions = sum(traits.map(({ quantity }) => quantity));
      expectSame(
        'the editions and avatars of the watched wallet',
        [wallet.editions, wallet.avatars],
        [editions, avatars.length],
        watched,
      );
    }
    const compared = [...traits.filter(({ listedByOwner }) => listedByOwner > 0), ...traits].slice(
      0,
      COMPARED,
    );
    for (const { trait, quantity, listedByOwner, rank } of compared) {
      const detail = await detailOf(reader, trait.id);
      expectSame(
        `${trait.id} in the inventory, as on its page`,
        cardFields(trait),
        cardFields(detail),
        all,
      );
      if (rank !== undefined)
        expectSame(`the rank of ${trait.id}`, rank?.place ?? null, detail.rank?.place ?? null, all);
      const holders = await reader.all('economy.tokens.traitHolders', HolderPageSchema, {
        params: { id: trait.id },
      });
      const own = holders.items.find((holder) => isSameAddress(holder.address, address));
      expectSame(`the loose editions of ${trait.id}`, quantity, own?.loose, all);
      const orders = await ordersFor(reader, trait.id);
      const listed = orders.items.filter(
        ({ kind, maker }) => kind === 'listing' && isSameAddress(maker.address, address),
      );
      expectSame(
        `the listed editions of ${trait.id}`,
        listedByOwner,
        sum(listed.map(({ remaining }) => remaining)),
        all,
      );
    }
  },
});
