import { CHAIN_IDS } from '@trait-market/contract/economy/shared';
import { orderHash, SEAPORT, seaportDomain } from '@trait-market/contract/economy/typed-data';
import { decodeFunctionResult, domainSeparator, encodeFunctionData } from 'viem';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { actingFor } from '../acting';
import { ETHER, MARKET_NOW, openTestMarket } from '../market';
import { ALPHA, FEE_ACCOUNTS, tokenIdOf } from '../market-catalogue';
import { newWallet } from '../wallet';
import { sharedStage, type Stage } from './hold-against-seaport';
import type { Oracle } from './oracle';
import { SEAPORT_ABI } from './seaport-abi';

let stage: Stage;
let oracle: Oracle;
beforeAll(async () => {
  stage = await sharedStage();
  ({ oracle } = stage);
}, 120_000);
beforeEach(async () => {
  await oracle[1].fork();
  onTestFinished(() => oracle[1].undo());
});

test.each(CHAIN_IDS)(
  'the Seaport of chain %s is version 1.6, with the domain that orders are signed for',
  async (chainId) => {
    const abi = SEAPORT_ABI;
    const data = encodeFunctionData({ abi, functionName: 'information' });
    const request = await oracle[chainId].call({ from: SEAPORT, to: SEAPORT, data });
    const [version, separator] = decodeFunctionResult({
      abi,
      functionName: 'information',
      data: request.isDone ? request.data : '0x',
    });
    expect(version).toBe('1.6');
    expect(separator).toBe(domainSeparator({ domain: seaportDomain(chainId) }));
  },
);

const listThree = async () => {
  const opened = openTestMarket();
  const seller = actingFor(newWallet(), opened.market);
  const buyer = actingFor(newWallet(), opened.market);
  await opened.giveTrait(seller.account, 'alpha-eyes', 3);
  opened.giveCoin(buyer.account, 5n * ETHER);
  const order = await seller.post(seller.listingOf('alpha-eyes', ETHER + 13n, 3n));
  const chain = oracle[1];
  chain.setTime(BigInt(MARKET_NOW / 1000));
  await chain.mint(ALPHA.contracts.traits, seller.account, tokenIdOf('alpha-eyes'), 3);
  await chain.approveTokens(seller.account, ALPHA.contracts.traits);
  await chain.setNative(buyer.account, 5n * ETHER);
  const twoUnits = {
    components: order.components,
    signature: order.signature,
    fulfiller: buyer.account,
    units: 2n,
    ofUnits: 3n,
    value: 2n * (ETHER + 13n),
    extraData: await stage.coSigner({
      chainId: 1,
      components: order.components,
      commitments: [],
      fulfiller: buyer.account,
      fill: { units: 2n, ofUnits: 3n },
      now: MARKET_NOW,
    }),
  } as const;
  return { opened, seller, buyer, order, chain, twoUnits };
};

test('buying two of three listed editions gives everyone the same balances here and there', async () => {
  const { opened, seller, buyer, order, chain, twoUnits } = await listThree();
  expect(await chain.fulfil(twoUnits)).toMatchObject({ isDone: true });
  await buyer.fulfil(order, { quantity: '2' });
  const { settlement } = opened.market.context;
  for (const account of [seller.account, buyer.account, ...FEE_ACCOUNTS]) {
    const [coin, editions] = [
      settlement.coinOf(account, 1, 'native'),
      settlement.looseOf(account, 'alpha-eyes'),
    ];
    expect(await chain.nativeOf(account)).toBe(coin);
    expect(await chain.traitsOf(ALPHA.contracts.traits, account, tokenIdOf('alpha-eyes'))).toBe(
      BigInt(editions),
    );
  }
  expect(opened.market.context.tables.orders.find(orderHash(order.components))?.filled).toBe(2);
});

test('Seaport accepts only the maker’s signature', async () => {
  const { chain, twoUnits, order } = await listThree();
  const signature = await newWallet().signMessage({ message: 'of another wallet' });
  expect(await chain.fulfil({ ...twoUnits, signature })).toMatchObject({ isDone: false });
  expect(await chain.validate(order.components, signature)).toMatchObject({ isDone: false });
  expect(await chain.validate(order.components, order.signature)).toMatchObject({ isDone: true });
});
