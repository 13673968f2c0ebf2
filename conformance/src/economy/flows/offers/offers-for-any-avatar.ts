import { acceptOffersAction } from '@trait-market/contract/economy/actions';
import { AvatarDetailSchema, AvatarOrderPageSchema } from '@trait-market/contract/economy/avatars';
import { CollectionDetailSchema } from '@trait-market/contract/economy/collections';
import { FulfilmentDataSchema } from '@trait-market/contract/economy/orders';
import { feeOn } from '@trait-market/contract/economy/shared';
import { WalletOrderPageSchema } from '@trait-market/contract/economy/wallets';

import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectSuccess } from '../../../expectations';
import type { Newcomer } from '../../../session/session';
import { once, PRICE, type Market } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { someAvatars } from '../avatars';
import { expectState, gained } from '../books';
import { marketFlow } from '../market-flow';
import { steadily } from '../reads/reading';

type Wanted = Awaited<ReturnType<typeof someAvatars>>[number];

const giveAvatars = (market: Market, to: Newcomer, ...avatars: readonly Wanted[]) =>
  market.giveGoods(to, {
    avatars: avatars.map(({ collection, tokenId }) => ({ collection, tokenId })),
  });

const detailOf = (market: Market, { collection, tokenId }: Wanted) =>
  market.read('economy.avatars.detail', AvatarDetailSchema, { params: { collection, tokenId } });

const offerFor = (
  market: Market,
  maker: Newcomer,
  { token, fees }: Wanted,
  quantity: bigint,
  unitPrice = PRICE,
) =>
  market.post(maker, {
    kind: 'offer',
    asset: { kind: 'anyAvatar', token, quantity },
    fees,
    unitPrice,
  });

const accepted = marketFlow('orders.fulfil', 'an offer for any avatar takes the named ones', {
  rule: 'E603 An offer for any avatar of a collection is filled one avatar at a time, each named by its owner, up to its quantity. It takes no token of another contract and no avatar of another wallet.',
  run: async (market) => {
    const [first, kept, second, third] = await someAvatars(market, 4);
    if (!first || !kept || !second || !third) throw new Error('unreachable');
    const [bidder, stranger] = [await market.collector(), await market.collector()];
    const [alice, bob, carol] = [
      await market.collector(),
      await market.collector(),
      await market.collector(),
    ];
    await giveAvatars(market, alice, first, kept);
    await giveAvatars(market, bob, second);
    await giveAvatars(market, carol, third);
    const order = await offerFor(market, bidder, first, 2n);
    const { hash, gets, quantity } = order;
    const [wanted] = gets;
    expectEqual(
      'the wanted item, and how many of it',
      [wanted?.kind, wanted?.kind === 'anyAvatar' && wanted.quantity, quantity],
      ['anyAvatar', 2, 2],
      order.response,
    );
    const sign = (by: Newcomer, identifier: string, units = '1') =>
      market.signFulfilment(by, hash, { highestPrice: '0', identifier, quantity: units });
    const give = async (by: Newcomer, identifier: string, units = '1') =>
      market.sendFulfilment(by, hash, await sign(by, identifier, units));
    const expectOwner = async (what: string, avatar: Wanted, owner: Newcomer) => {
      const now = await detailOf(market, avatar);
      const address = now.owner.address.toLowerCase();
      expectEqual(`the owner of ${what}`, address, owner.walletAddress.toLowerCase(), now.response);
      return now;
    };

    expectCode(await give(stranger, second.tokenId), 'not-the-holder');
    const trait = await market.trait();
    const holder = await market.collector({ [trait.id]: 1 });
    expectCode(await give(holder, trait.tokenId), 'not-in-criteria', 'not-the-holder');
    expectCode(await give(alice, first.tokenId, '2'), 'bad-terms', 'not-enough-left');
    const unnamed = await market.signFulfilment(alice, hash, { highestPrice: '0' });
    expectCode(await market.sendFulfilment(alice, hash, unnamed), 'bad-terms');
    const signed = await sign(alice, first.tokenId);
    const altered = { ...signed, message: { ...signed.message, identifier: kept.tokenId } };
    expectCode(await market.sendFulfilment(alice, hash, altered), 'bad-signature');

    const line = {
      orderHash: hash,
      token: trait.token,
      identifier: first.tokenId,
      quantity: '1',
      lowestProceeds: '0',
    };
    const acceptance = {
      seller: alice.walletAddress,
      lines: [line],
      lowestTotal: '0',
      allRequired: false,
      ...once(),
    };
    const typed = acceptOffersAction.typedData(market.place, acceptance);
    const signature = await alice.wallet.signTypedData(typed);
    const elsewhere = { ...market.place, message: acceptance, criteriaProofs: [[]], signature };
    expectCode(
      await market.request('economy.orders.acceptOffers', alice, { body: json(elsewhere) }),
      'bad-terms',
    );
    await expectOwner('an avatar before its sale', first, alice);

    const { criteriaResolvers, response: resolved } = await market.read(
      'economy.orders.fulfilmentData',
      FulfilmentDataSchema,
      { params: { hash }, query: { quantity: '1', identifier: first.tokenId } },
      alice,
    );
    expectEqual(
      'the avatar that fills it on chain, and its proof',
      criteriaResolvers.map(({ identifier, criteriaProof }) => [identifier, criteriaProof]),
      [[first.tokenId, []]],
      resolved,
    );

    const before = [await market.purse(bidder), await market.purse(alice)];
    const sale = await market.sendFulfilment(alice, hash, signed);
    expectSuccess(sale);
    const after = await expectOwner('the named avatar', first, bidder);
    expectEqual(
      'its worn traits',
      after.worn.map(({ id }) => id),
      first.worn.map(({ id }) => id),
      after.response,
    );
    await expectOwner('the other avatar of its seller', kept, alice);
    const cut = first.fees.reduce((sum, fee) => sum + feeOn(PRICE, fee), 0n);
    expectEqual(
      'the bidder pays, and the owner is paid',
      [gained(before[0], await market.purse(bidder)), gained(before[1], await market.purse(alice))],
      [
        { native: 0n, wrapped: -PRICE },
        { native: 0n, wrapped: PRICE - cut },
      ],
      sale,
    );
    expectSuccess(await give(bob, second.tokenId));
    await expectOwner('the second avatar', second, bidder);
    await expectState(market, bidder, hash, 'filled');
    expectCode(await give(carol, third.tokenId), 'filled');
    await expectOwner('the third avatar', third, carol);
  },
});

const counted = marketFlow('orders.post', 'an offer for any avatar counts for each of them', {
  rule: 'E604 E605 An offer for any avatar is among the orders of each avatar of its collection, counts for its best offer and for that of the collection, and is received by its owner.',
  run: async (market) => {
    const [avatar] = await someAvatars(market, 1);
    if (avatar === undefined) throw new Error('unreachable');
    const { collection, tokenId } = avatar;
    const [bidder, owner] = [await market.collector(), await market.collector()];
    await giveAvatars(market, owner, avatar);
    const slug = { params: { slug: collection } };
    const readCollection = () =>
      market.read('economy.collections.detail', CollectionDetailSchema, slug);
    const [{ bestOffer }, { bestAvatarOffer }] = [
      await detailOf(market, avatar),
      await readCollection(),
    ];
    const highest = [bestOffer, bestAvatarOffer].map((one) => BigInt(one?.amount ?? 0));
    const price = highest.reduce((most, one) => (one > most ? one : most), PRICE) + 1n;
    const { hash } = await offerFor(market, bidder, avatar, 2n, price);

    const expectCounted = (isOpen: boolean) =>
      steadily(async () => {
        const detail = await detailOf(market, avatar);
        const best = detail.bestOffer?.amount === String(price);
        expectEqual('whether it is the avatar’s best offer', best, isOpen, detail.response);
        const whole = await readCollection();
        if (whole.bestAvatarOffer !== undefined) {
          const isBest = whole.bestAvatarOffer?.amount === String(price);
          expectEqual('whether it is the collection’s', isBest, isOpen, whole.response);
        }
        const orders = await market.read('economy.avatars.orders', AvatarOrderPageSchema, {
          params: { collection, tokenId },
          query: { kind: 'offer', limit: '60' },
        });
        const isListed = orders.items.some((one) => one.hash === hash);
        expectEqual('whether it is among its orders', isListed, isOpen, orders.response);
        const received = await market.read(
          'economy.wallets.orders',
          WalletOrderPageSchema,
          { params: { address: owner.walletAddress }, query: { side: 'received', limit: '60' } },
          owner,
        );
        const found = received.items.find((one) => one.hash === hash);
        expectEqual(
          'whether its owner receives it',
          found !== undefined,
          isOpen,
          received.response,
        );
        if (found === undefined || found.given?.avatar === undefined) return;
        expectEqual(
          'what the owner would give, of how many avatars',
          [found.given.avatar.tokenId, found.given.held],
          [tokenId, 1],
          received.response,
        );
      });
    await expectCounted(true);
    expectSuccess(await market.cancel(bidder, hash));
    await expectCounted(false);
  },
});

export const anyAvatarOfferFlows = (): Check[] => [accepted, counted];
