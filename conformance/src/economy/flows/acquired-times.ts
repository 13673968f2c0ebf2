import { giftAction } from '@trait-market/contract/economy/actions';
import { ActivitySchema } from '@trait-market/contract/economy/activity';
import { InventoryPageSchema } from '@trait-market/contract/economy/wallets';
import type { Check } from '../../check';
import { expectBody, expectSuccess } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { once, type Market } from '../market';
import { expectEqual } from '../market-expectations';
import { marketFlow } from './market-flow';

const acquired = async (market: Market, { walletAddress }: Newcomer, trait: string) => {
  const { items, response } = await market.read('economy.wallets.inventory', InventoryPageSchema, {
    params: { address: walletAddress },
    query: { limit: '60' },
  });
  const item = items.find((one) => one.kind === 'trait' && one.trait.id === trait);
  if (item === undefined) throw new Skipped('the market lists no trait that was given');
  return { at: item.acquiredAt, response };
};

const secondsOf = (time: string | null | undefined): number | null | undefined =>
  time === null || time === undefined ? time : Math.floor(Date.parse(time) / 1000);

const times = marketFlow('wallets.inventory', 'the time at which an item was acquired', {
  rule: 'E388 An item’s `acquiredAt` is the latest time at which the wallet got it. Giving an edition away changes nothing.',
  run: async (market) => {
    const trait = await market.trait();
    const owner = await market.collector({ [trait.id]: 3 });
    const recipient = await market.newcomer();
    const ownersTime = await acquired(market, owner, trait.id);
    const give = async () => {
      const body = await market.signAction(owner, giftAction, {
        owner: owner.walletAddress,
        token: trait.token,
        tokenId: trait.tokenId,
        recipient: recipient.walletAddress,
        quantity: '1',
        ...once(),
      });
      const response = await market.request('economy.wallets.gift', owner, { body });
      expectSuccess(response);
      return expectBody(response, ActivitySchema).at;
    };
    for (const gift of ['first', 'second']) {
      // Times may be in whole seconds, so each gift must be in another one.
      await new Promise((resolve) => setTimeout(resolve, 1100));
      const given = await give();
      const { at, response } = await acquired(market, recipient, trait.id);
      if (at === undefined) throw new Skipped('the target doesn’t say when items were acquired');
      expectEqual(`acquired by the ${gift} gift`, secondsOf(at), secondsOf(given), response);
    }
    const after = await acquired(market, owner, trait.id);
    expectEqual('acquired by the giver', after.at, ownersTime.at, after.response);
  },
});

export const acquiredTimeFlows = (): Check[] => [times];
