import { giftAction } from '@trait-market/contract/economy/actions';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import { WalletValueSchema } from '@trait-market/contract/economy/worth';

import { expectSuccess } from '../../../../expectations';
import type { Newcomer } from '../../../../session/session';
import { once, PRICE, type Market } from '../../../market';
import { marketFlow } from '../../market-flow';
import { createReader, expectOrdered, steadily } from '../reading';
import { expectInventory } from './wallet-inventory';
import { BOUGHT, expectGains, expectLedger, expectNotices, SOLD } from './wallet-ledgers';
import { expectAttention, expectOrders } from './wallet-orders';

const HOUR_MS = 60 * 60_000;
/** The price in wei at which the wallet lists a trait before another wallet undercuts it. */
const UNDERCUT = PRICE * 2n;

const transfer = async (
  market: Market,
  owner: Newcomer,
  recipient: Newcomer,
  { token, tokenId }: TraitDetail,
) => {
  const message = {
    owner: owner.walletAddress,
    token,
    tokenId,
    recipient: recipient.walletAddress,
    quantity: '1',
    ...once(),
  };
  const body = await market.signAction(owner, giftAction, message);
  expectSuccess(await market.request('economy.wallets.gift', owner, { body }));
};

/** Gives a wallet an undercut, an ending, an inactive, a canceled and a filled order, and an offer. */
const trade = async (market: Market) => {
  const [held, ending, gone, traded] = [
    await market.trait(),
    await market.trait(),
    await market.trait(),
    await market.trait(),
  ];
  const owner = await market.collector({ [held.id]: 4, [ending.id]: 1, [gone.id]: 1 });
  const rival = await market.collector({ [held.id]: 2, [traded.id]: 1 });
  const supply = await market.list(rival, traded, 1n, BOUGHT);
  await market.fulfil(owner, supply.hash);
  const sale = await market.list(owner, traded, 1n, SOLD);
  await market.fulfil(rival, sale.hash);
  await market.list(owner, held, 2n, UNDERCUT);
  await market.list(rival, held, 1n, UNDERCUT - 1000n);
  await market.list(rival, held, 1n, UNDERCUT);
  await market.post(owner, {
    kind: 'listing',
    asset: market.assetOf(ending),
    fees: ending.fees,
    unitPrice: PRICE * 5n,
    expiresAt: Date.now() + 2 * HOUR_MS,
  });
  await market.list(owner, gone, 1n, PRICE * 4n);
  await transfer(market, owner, rival, gone);
  await market.offer(owner, traded, 1n, 1001n);
  const canceled = await market.offer(owner, traded, 1n, 1002n);
  expectSuccess(await market.cancel(owner, canceled.hash));
  await market.offer(rival, held, 2n, PRICE);
  await market.offer(rival, ending, 1n, PRICE / 2n);
  return { owner, rival, held, traded };
};

export const walletFigures = marketFlow('worth.value', 'a wallet’s figures add up', {
  rule: 'E267 A wallet’s orders, inventory, value, attention, gains, notices and credits add up: each is the sum or the count of the lists that it is about, and each parameter of its orders has its effect.',
  needs: ['giveCredits'],
  run: async (market) => {
    const { owner, held, traded } = await trade(market);
    await market.capabilities.giveCredits?.(owner.walletAddress, { subscription: 7, vanilla: 11 });
    await market.capabilities.giveCredits?.(owner.walletAddress, { subscription: 0, vanilla: 5 });
    await steadily(async () => {
      const reader = createReader(market);
      await expectOrders(reader, owner);
      await expectAttention(reader, owner);
      await expectInventory(reader, owner, { undercut: held, listedFor: UNDERCUT });
      const { history, response } = await reader.get(
        'economy.worth.value',
        WalletValueSchema,
        {},
        owner,
      );
      expectOrdered(
        'the value of each day, the oldest first',
        { items: history, response },
        (before, after) => Date.parse(before.at) < Date.parse(after.at),
      );
      await expectGains(reader, owner, traded);
      await expectLedger(reader, owner);
    });
    await expectNotices(market, owner);
  },
});
