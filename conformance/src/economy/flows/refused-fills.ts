import { type Fulfilment, fulfilmentAction } from '@trait-market/contract/economy/actions';

import type { Check } from '../../check';
import { call } from '../../contract/call';
import { PRICE } from '../market';
import { expectCode } from '../market-expectations';
import { booksOf, expectState, expectUnchanged } from './books';
import { marketFlow } from './market-flow';

const REFUSED: Readonly<
  Record<string, { change: Partial<Fulfilment>; codes: Parameters<typeof expectCode>[1][] }>
> = {
  'for more than is left': { change: { quantity: '3' }, codes: ['not-enough-left'] },
  'for nothing': { change: { quantity: '0' }, codes: ['bad-terms', 'not-enough-left'] },
  'at a price above the highest that was signed': {
    change: { highestPrice: String(PRICE - 1n) },
    codes: ['price-moved'],
  },
  'after its deadline': { change: { deadline: '1700000000' }, codes: ['deadline-passed'] },
  'with a distant deadline': {
    change: { deadline: String(Math.floor(Date.now() / 1000) + 86_400) },
    codes: ['deadline-too-far'],
  },
};

const refusedFills = Object.entries(REFUSED).map(([what, { change, codes }]) =>
  marketFlow('orders.fulfil', `refused: ${what}`, {
    rule: 'The signed bounds limit a fulfilment; a refused fulfilment changes nothing.',
    run: async (market) => {
      const trait = await market.trait();
      const seller = await market.collector({ [trait.id]: 4 });
      const buyer = await market.collector();
      const { hash } = await market.list(seller, trait, 2n);
      const before = await booksOf(market, [seller, buyer], trait.id);
      const body = await market.signFulfilment(buyer, hash, change);
      expectCode(await market.sendFulfilment(buyer, hash, body), ...codes);
      expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
      await expectState(market, seller, hash, 'fillable');
    },
  }),
);

const forged = marketFlow('orders.fulfil', 'refused: terms that the buyer did not sign', {
  rule: 'Every action that moves value needs a new signature by the wallet over exactly that action: a stolen token buys nothing.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 4 });
    const [buyer, thief] = [await market.collector(), await market.collector()];
    const { hash } = await market.list(seller, trait, 2n);
    const people = [seller, buyer, thief];
    const before = await booksOf(market, people, trait.id);
    const byThief = await market.signFulfilment(buyer, hash, {}, thief);
    expectCode(await market.sendFulfilment(buyer, hash, byThief), 'bad-signature', 'not-yours');
    const signed = await market.signFulfilment(buyer, hash);
    const changed = { ...signed, message: { ...signed.message, quantity: '2' } };
    expectCode(await market.sendFulfilment(buyer, hash, changed), 'bad-signature');
    // Sends the fulfilment that the buyer signed from another wallet.
    expectCode(await market.sendFulfilment(thief, hash, signed), 'not-yours', 'bad-signature');
    const other = await market.list(seller, trait, 1n, 1n);
    expectCode(
      await market.sendFulfilment(buyer, other.hash, signed),
      'bad-terms',
      'bad-signature',
      'unknown-order',
      'not-yours',
    );
    expectUnchanged(before, await booksOf(market, people, trait.id));
  },
});

const elsewhere = marketFlow('orders.fulfil', 'refused: signed for another chain or market', {
  rule: 'A signature names the chain and the market deployment, and is refused elsewhere.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait);
    const before = await booksOf(market, [seller, buyer], trait.id);
    const { message } = await market.signFulfilment(buyer, hash);
    const far = `0x${'5'.repeat(64)}` as const;
    for (const place of [
      { chainId: 137, deployment: market.deployment },
      { chainId: 1, deployment: far },
    ] as const) {
      const body = await market.signAction(buyer, fulfilmentAction, message, place);
      const sent = call('economy.orders.fulfil', { params: { hash }, body, token: buyer.token });
      expectCode(await market.probe.send(sent), 'wrong-chain', 'wrong-deployment');
    }
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

const own = marketFlow('orders.fulfil', 'refused: one’s own order', {
  rule: "A wallet can't fill its own order.",
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const { hash } = await market.list(seller, trait);
    const body = await market.signFulfilment(seller, hash);
    expectCode(await market.sendFulfilment(seller, hash, body), 'own-order');
    await expectState(market, seller, hash, 'fillable');
  },
});

const poor = marketFlow('orders.fulfil', 'refused: a buyer without the coin', {
  rule: "A buyer can't pay more coin than they have.",
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 2 });
    const buyer = await market.newcomer();
    await market.giveGoods(buyer, {
      coins: [{ chainId: 1, coin: 'native', amount: String(PRICE - 1n) }],
    });
    const { hash } = await market.list(seller, trait);
    const before = await booksOf(market, [seller, buyer], trait.id);
    const body = await market.signFulfilment(buyer, hash);
    expectCode(await market.sendFulfilment(buyer, hash, body), 'underfunded');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

export const refusedFillFlows = (): Check[] => [...refusedFills, forged, elsewhere, own, poor];
