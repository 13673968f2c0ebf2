import { feeOn } from '@trait-market/contract/economy/shared';
import type { TraitDetail } from '@trait-market/contract/economy/traits';
import type { AddedCoin } from '@trait-market/contract/economy/typed-data';

import type { Check } from '../../check';
import { expectThat } from '../../expectations';
import { Skipped } from '../../probe/outcome';
import type { Newcomer } from '../../session/session';
import { PRICE, type Market } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { activityOf, booksOf, expectState, expectUnchanged, gained } from './books';
import { marketFlow } from './market-flow';

type Side = AddedCoin['side'];

/** Returns two collectors with a trait each, and what posts a trade of both with coin. */
const opened = async (market: Market, side: Side) => {
  const [mine, theirs] = [await market.trait(), await market.trait()];
  if (mine.id === theirs.id) throw new Skipped('the market has only one trait');
  const maker = await market.collector({ [mine.id]: 1 });
  const taker = await market.collector({ [theirs.id]: 1 });
  // The coin pays for the item that its receiver gives.
  const { fees } = side === 'given' ? theirs : mine;
  const termsWith = (charged: TraitDetail['fees']) =>
    ({
      kind: 'trade',
      gives: [market.assetOf(mine)],
      gets: [market.assetOf(theirs)],
      coin: { side, amount: PRICE, fees: charged },
    }) as const;
  return { mine, theirs, maker, taker, fees, termsWith };
};

const bothBooks = async (market: Market, people: readonly Newcomer[], traits: TraitDetail[]) => {
  const [mine, theirs] = traits;
  if (mine === undefined || theirs === undefined) throw new Error('A trade has two sides.');
  return [
    await booksOf(market, people, mine.id),
    await booksOf(market, people, theirs.id),
  ] as const;
};

const tradeWith = (side: Side, title: string, rule: string): Check =>
  marketFlow('orders.fulfil', title, {
    rule,
    run: async (market) => {
      const { mine, theirs, maker, taker, fees, termsWith } = await opened(market, side);
      const people = [maker, taker];
      if (fees.length > 0) {
        const unpaid = await market.send(maker, await market.sign(maker, termsWith([])));
        expectCode(unpaid, 'bad-fee');
      }
      const before = await bothBooks(market, people, [mine, theirs]);
      const order = await market.post(maker, termsWith(fees));
      const coin = side === 'given' ? 'wrapped' : 'native';
      const shown = [order.kind, order.unitPrice?.coin, order.unitPrice?.amount];
      expectEqual('kind and coin', shown, ['trade', coin, String(PRICE)], order.response);
      const due = fees.map((fee) => String(feeOn(PRICE, fee))).filter((amount) => amount !== '0');
      expectEqual(
        'fees',
        order.fees.map(({ amount }) => amount),
        due,
        order.response,
      );
      const proceeds = PRICE - due.reduce((sum, amount) => sum + BigInt(amount), 0n);
      const exact =
        side === 'given'
          ? { highestPrice: '0', lowestProceeds: String(proceeds) }
          : { highestPrice: String(PRICE), lowestProceeds: '0' };
      const tooLittle =
        side === 'given'
          ? { ...exact, lowestProceeds: String(proceeds + 1n) }
          : { ...exact, highestPrice: String(PRICE - 1n) };
      const signed = await market.signFulfilment(taker, order.hash, tooLittle);
      expectCode(await market.sendFulfilment(taker, order.hash, signed), 'price-moved');
      expectUnchanged(before[0], (await bothBooks(market, people, [mine, theirs]))[0]);
      const receipt = await market.fulfil(taker, order.hash, exact);
      expectEqual(
        'paid and proceeds',
        [receipt.paid?.amount, receipt.proceeds?.amount],
        [String(PRICE), String(proceeds)],
        receipt.response,
      );
      const after = await bothBooks(market, people, [mine, theirs]);
      expectEqual('the item that the maker gives', after[0].loose, [0, 1], receipt.response);
      expectEqual('the item that the maker gets', after[1].loose, [1, 0], receipt.response);
      const none = { native: 0n, wrapped: 0n };
      const paying = { ...none, [coin]: -PRICE };
      const paid = { ...none, [coin]: proceeds };
      expectEqual(
        'the coin of the maker and the taker',
        people.map((_, index) => gained(before[0].purses[index], after[0].purses[index])),
        side === 'given' ? [paying, paid] : [paid, paying],
        receipt.response,
      );
      const { items, response } = await activityOf(market, mine.id, order.hash);
      expectEqual(
        'its activity',
        items.map(({ type, price }) => [type, price?.coin, price?.amount]),
        [
          ['swap', coin, String(PRICE)],
          ['trade', coin, String(PRICE)],
        ],
        response,
      );
      const [swap] = items;
      expectEqual(
        'the wallet that made the trade',
        swap?.from.address.toLowerCase(),
        maker.walletAddress.toLowerCase(),
        response,
      );
      await expectState(market, maker, order.hash, 'filled');
      const { lastSale, response: read } = await market.traitById(mine.id);
      expectThat(
        lastSale?.price.amount !== String(PRICE) || lastSale.price.coin !== coin,
        'a trade is no sale of its items',
        lastSale?.price.amount ?? 'none',
        read,
      );
    },
  });

const unfunded = marketFlow('orders.post', 'a trade gives coin that its maker lacks', {
  rule: 'A trade that gives more wrapped coin than its maker has is refused.',
  run: async (market) => {
    const { maker, fees, termsWith } = await opened(market, 'given');
    const { wrapped } = await market.purse(maker);
    const terms = termsWith(fees);
    const coin = { ...terms.coin, amount: wrapped + PRICE };
    expectCode(
      await market.send(maker, await market.sign(maker, { ...terms, coin })),
      'underfunded',
    );
  },
});

export const coinTradeFlows = (): Check[] => [
  tradeWith(
    'given',
    'a trade with given coin is accepted',
    'The maker of a trade gives wrapped coin with its items, and the fees are deducted from the proceeds of the accepting wallet.',
  ),
  tradeWith(
    'wanted',
    'a trade with wanted coin is accepted',
    'The maker of a trade gets native coin with the items that it wants, and the fees are deducted from its proceeds.',
  ),
  unfunded,
];
