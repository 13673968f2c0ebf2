import { AvatarDetailSchema, AvatarOrderPageSchema } from '@trait-market/contract/economy/avatars';
import { WalletOrderPageSchema } from '@trait-market/contract/economy/wallets';

import type { Check } from '../../../check';
import { expectThat } from '../../../expectations';
import { PRICE } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { someAvatars } from '../avatars';
import { expectState } from '../books';
import { marketFlow } from '../market-flow';

const reserved = marketFlow('avatars.orders', 'a reserved avatar is sold only to its buyer', {
  rule: 'Only its maker and the wallet that it is reserved for see the reserved listing of an avatar, with the traits that it promises. It is in no public list and no price of the avatar.',
  run: async (market) => {
    const [avatar] = await someAvatars(market, 1);
    if (avatar === undefined) throw new Error('unreachable');
    const { collection, tokenId, token, fees, worn } = avatar;
    const [seller, buyer] = [await market.collector(), await market.collector()];
    const stranger = await market.collector();
    await market.giveGoods(seller, { avatars: [{ collection, tokenId }] });
    const commitments = worn.map((trait) => ({
      token,
      avatarId: tokenId,
      slot: trait.slot,
      traitId: trait.tokenId,
    }));
    const { hash } = await market.post(seller, {
      kind: 'listing',
      asset: { kind: 'avatar', token, tokenId },
      fees,
      commitments,
      reservedFor: buyer.walletAddress,
    });

    const params = { collection, tokenId };
    const page = await market.read('economy.avatars.orders', AvatarOrderPageSchema, {
      params,
      query: { limit: '60' },
    });
    expectThat(
      page.items.every((order) => order.hash !== hash),
      'no reserved listing in the avatar’s orders',
      'it is there',
      page.response,
    );
    const detail = () => market.read('economy.avatars.detail', AvatarDetailSchema, { params });
    const now = await detail();
    expectEqual('price', now.price, null, now.response);

    const promised = commitments.map(({ slot, traitId }) => `${slot} ${traitId}`).toSorted();
    for (const [side, who] of [
      ['made', seller],
      ['received', buyer],
    ] as const) {
      const { items, response } = await market.read(
        'economy.wallets.orders',
        WalletOrderPageSchema,
        { params: { address: who.walletAddress }, query: { side, kind: 'listing', limit: '60' } },
        who,
      );
      const shown = items.find((order) => order.hash === hash);
      expectEqual(
        `the ${side} listing: its buyer, and what the avatar must wear`,
        [
          shown?.reservedFor?.address.toLowerCase(),
          shown?.commitments.map(({ slot, traitId }) => `${slot} ${traitId}`).toSorted(),
        ],
        [buyer.walletAddress.toLowerCase(), promised],
        response,
      );
    }

    const body = await market.signFulfilment(stranger, hash);
    expectCode(await market.sendFulfilment(stranger, hash, body), 'reserved');
    await market.fulfil(buyer, hash, { highestPrice: String(PRICE) });
    const { owner, response } = await detail();
    expectEqual('owner', owner.address.toLowerCase(), buyer.walletAddress.toLowerCase(), response);
    await expectState(market, seller, hash, 'filled');
  },
});

export const reservedAvatarFlows = (): Check[] => [reserved];
