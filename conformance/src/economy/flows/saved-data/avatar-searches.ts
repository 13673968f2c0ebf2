import { randomUUID } from 'node:crypto';

import { AlertsSchema, isKnownAlert } from '@trait-market/contract/economy/alerts';
import { NoticePageSchema } from '@trait-market/contract/economy/notices';
import type { Check } from '../../../check';
import { json } from '../../../contract/call';
import { expectSuccess } from '../../../expectations';
import type { Newcomer } from '../../../session/session';
import { PRICE, type Market } from '../../market';
import { expectEqual } from '../../market-expectations';
import { someAvatars } from '../avatars';
import { marketFlow } from '../market-flow';
import { listAvatar } from './list-avatar';

const announced = async (market: Market, of: Newcomer, kind: string) => {
  const { items, response } = await market.read(
    'economy.notices.list',
    NoticePageSchema,
    { query: { limit: '60' } },
    of,
  );
  const hashes = items.flatMap((notice) =>
    notice.kind === kind && 'orderHash' in notice
      ? [String(notice['orderHash']).toLowerCase()]
      : [],
  );
  return { hashes, response };
};

const watched = marketFlow('searches.save', 'matching avatars are announced', {
  rule: 'E392, E393 A saved search of avatars announces the listings of avatars that match all its filters, and an alert for avatars fires at a listing for its price or less.',
  run: async (market) => {
    const [avatar, other] = await someAvatars(market, 2);
    if (avatar === undefined || other === undefined) throw new Error('unreachable');
    const [reader, seller, stranger] = [
      await market.newcomer(),
      await market.collector(),
      await market.collector(),
    ];
    const { collection, tokenId } = avatar;
    await market.giveGoods(seller, { avatars: [{ collection, tokenId }] });
    await market.giveGoods(stranger, { avatars: [{ collection, tokenId: other.tokenId }] });
    const query = { kind: 'avatars', collection: [collection], owner: [seller.walletAddress] };
    const put = async (route: string, body: object) =>
      expectSuccess(
        await market.request(route, reader, { params: { id: randomUUID() }, body: json(body) }),
      );
    await put('economy.searches.save', { name: 'Avatars', query, isTold: true });
    const about = { kind: 'search', name: 'Avatars', query };
    await put('economy.alerts.save', { about, maxPrice: String(PRICE), unit: 'eth' });
    const fired = async () => {
      const { items, response } = await market.read(
        'economy.alerts.list',
        AlertsSchema,
        {},
        reader,
      );
      return { fired: items.find(isKnownAlert)?.fired, response };
    };

    const dearer = await listAvatar(market, seller, avatar, PRICE + 1n);
    const before = await fired();
    expectEqual('fired by a dearer avatar', before.fired?.orderHash, undefined, before.response);
    const dearerNews = await announced(market, reader, 'search-match');
    expectEqual('the announced avatars', dearerNews.hashes, [dearer], dearerNews.response);

    const foreign = await listAvatar(market, stranger, other, PRICE - 1n);
    const unfired = await fired();
    expectEqual('fired by another owner', unfired.fired?.orderHash, undefined, unfired.response);
    const sameNews = await announced(market, reader, 'search-match');
    expectEqual('the announced avatars', sameNews.hashes, [dearer], sameNews.response);

    const match = await listAvatar(market, seller, avatar, PRICE);
    const after = await fired();
    expectEqual('the avatar of the alert', after.fired?.avatar?.tokenId, tokenId, after.response);
    expectEqual(
      'the listing that fired it',
      after.fired?.orderHash.toLowerCase(),
      match,
      after.response,
    );
    const alerted = await announced(market, reader, 'price-alert');
    expectEqual('the notices of the alert', alerted.hashes, [match], alerted.response);
    expectSuccess(await market.cancelSeveral(seller, [dearer, match]));
    expectSuccess(await market.cancel(stranger, foreign));
  },
});

export const avatarSearchFlows = (): Check[] => [watched];
