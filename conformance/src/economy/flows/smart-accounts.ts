import { orderHash } from '@trait-market/contract/economy/typed-data';

import type { Check } from '../../check';
import { expectSuccess } from '../../expectations';
import { smartAccountOf } from '../../flows/smart-accounts';
import { Skipped } from '../../probe/outcome';
import { signIn } from '../../session/session';
import { smartWallet } from '../../session/smart-wallet';
import { CHAIN, PRICE, type Market } from '../market';
import { expectCode } from '../market-expectations';
import { expectListed, expectState } from './books';
import { marketFlow } from './market-flow';

const opened = async (market: Market) => {
  const account = smartAccountOf(market);
  if ((account.chainId ?? 1) !== CHAIN) {
    throw new Skipped('not checked: sales are on Ethereum, and the smart account is on Polygon');
  }
  const trait = await market.trait();
  const wallet = smartWallet(account);
  const seller = await signIn(market.probe, market.loginMessage, wallet);
  await market.giveGoods(seller, { traits: [{ id: trait.id, quantity: 2 }] });
  const at = (unitPrice: bigint) =>
    market.sign(seller, {
      kind: 'listing',
      asset: market.assetOf(trait),
      fees: trait.fees,
      unitPrice,
    });
  return { trait, seller, order: await at(PRICE), other: await at(PRICE + 1_000n) };
};

const sells = marketFlow('orders.post', 'a smart account lists and sells', {
  needs: ['smartAccount'],
  alone: true,
  rule: 'E2 A contract’s signature (EIP-1271) counts for its wallet’s order, which is posted once and can be filled by others.',
  run: async (market) => {
    const { seller, order } = await opened(market);
    const posted = await market.send(seller, order);
    expectSuccess(posted);
    expectCode(await market.send(seller, order), 'already-executed', 'replayed');
    const hash = orderHash(order.components);
    await market.fulfil(await market.collector(), hash);
    await expectState(market, seller, hash, 'filled');
  },
});

const ofOther = marketFlow('orders.post', 'refused: a smart account’s signature of another order', {
  needs: ['smartAccount'],
  alone: true,
  rule: 'E2 A contract’s signature counts for exactly the order that it signed.',
  run: async (market) => {
    const { trait, seller, order, other } = await opened(market);
    const exchanged = { ...other, signature: order.signature };
    expectCode(await market.send(seller, exchanged), 'bad-signature');
    await expectListed(market, trait.id, orderHash(other.components), false);
  },
});

export const smartAccountSales = (): Check[] => [sells, ofOther];
