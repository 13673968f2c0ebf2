import { giftBatchAction } from '@trait-market/contract/economy/actions';
import { AvatarDetailSchema } from '@trait-market/contract/economy/avatars';
import { GiftedSeveralSchema } from '@trait-market/contract/economy/wallets';
import { isSameAddress } from '@trait-market/contract/shared';

import type { Check } from '../../../check';
import type { json } from '../../../contract/call';
import { expectBody, expectSuccess } from '../../../expectations';
import { once } from '../../market';
import { expectCode, expectEqual } from '../../market-expectations';
import { someAvatars } from '../avatars';
import { marketFlow } from '../market-flow';

const together = marketFlow('wallets.giftSeveral', 'several items are given together', {
  rule: 'One signature gives several traits and avatars to another wallet, once: all of them, or none if one can’t be given. Each has its own transfer in the activity.',
  run: async (market) => {
    const trait = await market.trait();
    const [avatar] = await someAvatars(market, 1);
    if (avatar === undefined) throw new Error('unreachable');
    const { collection, tokenId, token } = avatar;
    const owner = await market.collector({ [trait.id]: 3 });
    const recipient = await market.newcomer();
    const editions = { token: trait.token, tokenId: trait.tokenId, quantity: '2' };
    const sign = (change: object = {}) =>
      market.signAction(owner, giftBatchAction, {
        owner: owner.walletAddress,
        recipient: recipient.walletAddress,
        items: [editions, { token, tokenId, quantity: '1' }],
        ...once(),
        ...change,
      });
    const send = (body: ReturnType<typeof json>, by = owner) =>
      market.request('economy.wallets.giftSeveral', by, { body });
    const loose = async () => [
      (await market.loose(owner))[trait.id] ?? 0,
      (await market.loose(recipient))[trait.id] ?? 0,
    ];
    const refused = await send(await sign());
    expectCode(refused, 'not-the-holder');
    expectEqual('loose editions after a refusal', await loose(), [3, 0], refused);
    await market.giveGoods(owner, { avatars: [{ collection, tokenId }] });
    expectCode(await send(await sign({ items: [editions, editions] })), 'bad-terms');
    expectCode(await send(await sign({ recipient: owner.walletAddress })), 'bad-recipient');
    const body = await sign();
    expectCode(await send(body, await market.newcomer()), 'not-yours', 'bad-signature');
    const response = await send(body);
    expectSuccess(response);
    const { activities } = expectBody(response, GiftedSeveralSchema);
    expectEqual(
      'the activities',
      activities.map(({ type, items }) => [type, ...items.map(({ kind }) => kind)]),
      [
        ['transfer', 'trait'],
        ['transfer', 'avatar'],
      ],
      response,
    );
    expectEqual('loose editions', await loose(), [1, 2], response);
    const after = await market.read('economy.avatars.detail', AvatarDetailSchema, {
      params: { collection, tokenId },
    });
    const isTheirs = isSameAddress(after.owner.address, recipient.walletAddress);
    expectEqual('whether the recipient owns the avatar', isTheirs, true, after.response);
    expectCode(await send(body), 'already-executed', 'replayed');
    expectEqual('loose editions', await loose(), [1, 2], response);
  },
});

export const severalGiftFlows = (): Check[] => [together];
