import { hashTypedData } from 'viem';

import { fulfilmentAction } from '@trait-market/contract/economy/actions';
import { ExecutedActionSchema } from '@trait-market/contract/economy/wallets';
import type { Check } from '../../check';
import { expectStatus, expectSuccess } from '../../expectations';
import { PRICE } from '../market';
import { expectCode, expectEqual } from '../market-expectations';
import { activityOf, booksOf, expectUnchanged, gained } from './books';
import { feesOf } from './fees-of';
import { marketFlow } from './market-flow';

const sentTwice = marketFlow('orders.fulfil', 'the same signature is sent twice', {
  rule: 'An action executes once, however often it is sent, and can be looked up by its hash.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 4 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait, 3n);
    const body = await market.signFulfilment(buyer, hash);
    const act = hashTypedData(fulfilmentAction.typedData(market.place, body.message));
    expectStatus(
      await market.request('economy.wallets.act', buyer, { params: { hash: act } }),
      404,
    );
    expectSuccess(await market.sendFulfilment(buyer, hash, body));
    const before = await booksOf(market, [seller, buyer], trait.id);
    const again = await market.sendFulfilment(buyer, hash, body);
    expectCode(again, 'already-executed', 'replayed');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
    const { items, response } = await activityOf(market, trait.id, hash);
    expectEqual(
      'sales in the activity',
      items.filter(({ type }) => type === 'sale').length,
      1,
      response,
    );
    const found = await market.read(
      'economy.wallets.act',
      ExecutedActionSchema,
      { params: { hash: act } },
      buyer,
    );
    expectEqual('kind', found.kind, 'fulfilment', found.response);
    expectEqual('orderHashes', found.orderHashes, [hash], found.response);
    expectStatus(
      await market.request('economy.wallets.act', seller, { params: { hash: act } }),
      404,
    );
  },
});

const nonces = marketFlow('orders.fulfil', 'a nonce counts once', {
  rule: 'Each nonce of a wallet is valid once: another action with it is refused.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 4 });
    const buyer = await market.collector();
    const { hash } = await market.list(seller, trait, 3n);
    const { message } = await market.signFulfilment(buyer, hash);
    await market.fulfil(buyer, hash, { nonce: message.nonce });
    const before = await booksOf(market, [seller, buyer], trait.id);
    const body = await market.signFulfilment(buyer, hash, {
      nonce: message.nonce,
      highestPrice: String(PRICE),
    });
    expectCode(await market.sendFulfilment(buyer, hash, body), 'replayed', 'already-executed');
    expectUnchanged(before, await booksOf(market, [seller, buyer], trait.id));
  },
});

const race = marketFlow('orders.fulfil', 'two concurrent buyers', {
  rule: 'Of two fulfilments of the last edition at the same time, exactly one wins.',
  run: async (market) => {
    const trait = await market.trait();
    const seller = await market.collector({ [trait.id]: 3 });
    const buyers = [await market.collector(), await market.collector()];
    const { hash } = await market.list(seller, trait);
    const people = [seller, ...buyers];
    const before = await booksOf(market, people, trait.id);
    const sent = await Promise.all(
      buyers.map(async (buyer) => [buyer, await market.signFulfilment(buyer, hash)] as const),
    );
    const responses = await Promise.all(
      sent.map(([buyer, body]) => market.sendFulfilment(buyer, hash, body)),
    );
    const after = await booksOf(market, people, trait.id);
    const winners = responses.filter(({ response }) => response.status === 200);
    expectEqual('how many of two win', winners.length, 1, responses[0] ?? after.response);
    expectEqual('editions of the seller', after.loose[0], 2, after.response);
    expectEqual('editions in all', after.loose[1] ?? 0, 1 - (after.loose[2] ?? 0), after.response);
    expectEqual('editions that there are', after.supply, before.supply, after.response);
    expectEqual(
      'the seller is paid once',
      gained(before.purses[0], after.purses[0]).native,
      PRICE - feesOf(trait.fees),
      after.response,
    );
  },
});

export const onceFlows = (): Check[] => [sentTwice, nonces, race];
