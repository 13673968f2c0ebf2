import { createAccountCall, DEMO_FACTORY } from '@trait-market/contract/demo-smart-account';
import { concatHex, isErc6492Signature, parseErc6492Signature, zeroAddress } from 'viem';
import { beforeAll, beforeEach, expect, onTestFinished, test } from 'vitest';

import { createContractSignatures } from '../../kernel/contract-signatures/contract-signatures';
import { signatureCheckIn } from '../../economy/world-markets/signature-check';
import type { PostOrder } from '@trait-market/contract/economy/orders';
import { isBulkSignature, orderHash } from '@trait-market/contract/economy/typed-data';
import { DEMO_FACTORY_CODE } from '../../third-parties/rpc/chain/demo-factory-code';
import { actingFor } from '../acting';
import { ETHER, MARKET_NOW, openTestMarket } from '../market';
import { startChainNode } from '../smart-accounts/chain-node';
import { smartWallet } from '../smart-accounts/smart-wallet';
import { newWallet } from '../wallet';
import { sharedStage } from './hold-against-seaport';
import type { OracleChain } from './oracle';

let chain: OracleChain;
beforeAll(async () => {
  chain = (await sharedStage()).oracle[1];
}, 120_000);
beforeEach(async () => {
  await chain.fork();
  onTestFinished(() => chain.undo());
  await chain.deployAt(DEMO_FACTORY, DEMO_FACTORY_CODE);
});

const post = async ({ exists }: { exists: boolean }) => {
  const owner = newWallet();
  const create = () =>
    chain.call({ from: zeroAddress, to: DEMO_FACTORY, data: createAccountCall(owner.address) });
  if (exists) await create();
  const node = await startChainNode(chain);
  onTestFinished(() => node.stop());
  const contracts = createContractSignatures({ urlOf: () => node.url });
  const { market, giveTrait } = openTestMarket({
    checkSignature: signatureCheckIn('test', contracts),
  });
  const maker = actingFor(smartWallet(owner, { isWrapped: true }), market);
  await giveTrait(maker.account, 'alpha-eyes', 1);
  chain.setTime(BigInt(MARKET_NOW / 1000));
  const order = await maker.post(maker.listingOf('alpha-eyes', ETHER));
  const { components } = order;
  const stored = market.context.tables.orders.find(orderHash(components))?.signature ?? '0x';
  return {
    order,
    stored,
    postAgain: async (again: PostOrder) => {
      market.context.tables.orders.remove(orderHash(components));
      return (await market.post(maker.account, again)).signature;
    },
    create,
    seaportTakes: async (signature = stored) =>
      (await chain.validate(components, signature)).isDone,
  };
};

test('E1 Seaport accepts the stored signature of a smart account that exists', async () => {
  const { stored, seaportTakes } = await post({ exists: true });
  expect(isErc6492Signature(stored)).toBe(false);
  expect(await seaportTakes()).toBe(true);
});

test('E1 ledger and Seaport check a contract’s signature with the length of a bulk signature as the order’s own', async () => {
  const { order, stored, seaportTakes, postAgain } = await post({ exists: true });
  const long = concatHex([stored, '0x00000000']);
  expect(isBulkSignature(long)).toBe(true);
  expect(await seaportTakes(long)).toBe(true);
  expect(await postAgain({ ...order, signature: long })).toBe(long);
});

test('E1 of an account that doesn’t exist yet, Seaport accepts the unwrapped signature once it exists', async () => {
  const { stored, create, seaportTakes } = await post({ exists: false });
  const { signature } = parseErc6492Signature(stored);
  expect(await seaportTakes(stored)).toBe(false);
  expect(await seaportTakes(signature)).toBe(false);
  await create();
  expect(await seaportTakes(stored)).toBe(false);
  expect(await seaportTakes(signature)).toBe(true);
});
