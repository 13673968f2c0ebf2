import {
  createAccountCall,
  DEMO_FACTORY,
  signForContract,
} from '@trait-market/contract/demo-smart-account';
import type { ChainId } from '@trait-market/contract/economy/shared';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import { orderHash } from '@trait-market/contract/economy/typed-data';
import {
  concatHex,
  decodeAbiParameters,
  encodeAbiParameters,
  isErc6492Signature,
  parseErc6492Signature,
  zeroAddress,
  type Hex,
} from 'viem';
import { expect, onTestFinished, test } from 'vitest';

import { createContractSignatures } from '../../kernel/contract-signatures/contract-signatures';
import { actingFor } from '../../testing/acting';
import { ETHER, openTestMarket } from '../../testing/market';
import { refusalOf } from '../../testing/refusal-of';
import { startChainNode } from '../../testing/smart-accounts/chain-node';
import { smartWallet } from '../../testing/smart-accounts/smart-wallet';
import { newWallet } from '../../testing/wallet';
import { openDemoChain } from '../../third-parties/rpc/chain/demo-chain';
import { signatureCheckIn } from '../world-markets/signature-check';

/** Opens a market on whose chains `owner` has a smart account if it `exists`. */
const setUp = async ({ exists = true } = {}) => {
  const owner = newWallet();
  const open = async (chainId: ChainId) => {
    const chain = await openDemoChain(chainId);
    const data = createAccountCall(owner.address);
    if (exists) await chain.call({ from: zeroAddress, to: DEMO_FACTORY, data });
    const node = await startChainNode(chain);
    onTestFinished(() => node.stop());
    return { chain, node };
  };
  const [ethereum, { chain, node }] = [await open(1), await open(137)];
  const contracts = createContractSignatures({
    urlOf: (chainId) => (chainId === 137 ? node : ethereum.node).url,
    deadlineMs: 2_000,
  });
  const place = openTestMarket({ checkSignature: signatureCheckIn('test', contracts) });
  const wallet = smartWallet(owner, { chainId: 137, isWrapped: !exists });
  const maker = actingFor(wallet, place.market);
  const buyer = actingFor(newWallet(), place.market);
  for (const { account } of [maker, buyer]) {
    place.giveCoin(account, 100n * ETHER, 137);
    place.giveCoin(account, 100n * ETHER, 1);
  }
  return { owner, chain, node, place, maker, buyer };
};

const wrapsOf = async (
  { place, maker }: Awaited<ReturnType<typeof setUp>>,
  request: Awaited<ReturnType<ReturnType<typeof actingFor>['signWrap']>>,
) => {
  const refused = await refusalOf(place.market.wrap(maker.account, 'wrap', request));
  return refused ?? place.market.context.settlement.coinOf(maker.account, 137, 'wrapped');
};

test('a smart account wraps coins, and its signature is valid for its own chain only', async () => {
  const it = await setUp();
  expect(await wrapsOf(it, await it.maker.signWrap('wrap', ETHER, 137))).toBe(ETHER);
  // Its contract is at the same address there, but the signature names chain 137.
  const elsewhere = await it.maker.signWrap('wrap', ETHER, 1);
  expect(await refusalOf(it.place.market.wrap(it.maker.account, 'wrap', elsewhere))).toBe(
    'bad-signature',
  );
});

test('an account that doesn’t exist yet wraps coins by a wrapped signature (ERC-6492)', async () => {
  const it = await setUp({ exists: false });
  expect(await wrapsOf(it, await it.maker.signWrap('wrap', ETHER, 137))).toBe(ETHER);
});

const FORM = [{ type: 'uint256' }, { type: 'bytes' }] as const;

/** Writes the same consent in other bytes that the contract accepts as well. */
const otherBytes = (signature: Hex): Hex[] => {
  const [key, inner] = decodeAbiParameters(FORM, signature);
  return [
    concatHex([signature, '0x00']),
    encodeAbiParameters(FORM, [key, signatureForms(inner)['high s']]),
  ];
};

test('T125 an action is executed once, in whatever bytes its signature is sent again', async () => {
  const it = await setUp();
  const request = await it.maker.signWrap('wrap', ETHER, 137);
  const forms = otherBytes(request.signature);
  for (const signature of forms) {
    const fresh = await it.maker.signWrap('wrap', ETHER, 137);
    const [other = '0x'] = otherBytes(fresh.signature);
    expect(signature).not.toBe(request.signature);
    expect(await wrapsOf(it, { ...fresh, signature: other })).toBeTypeOf('bigint');
  }
  await wrapsOf(it, request);
  for (const signature of [request.signature, ...forms]) {
    expect(await wrapsOf(it, { ...request, signature })).toBe('already-executed');
  }
});

test('T125 an order is stored once, in the form that Seaport passes to the contract', async () => {
  const { owner, chain, place, maker } = await setUp({ exists: false });
  await place.giveTrait(maker.account, 'omega-hat', 1);
  const order = await maker.signOrder(maker.listingOf('omega-hat', ETHER));
  const hash = orderHash(order.components);
  expect(isErc6492Signature(order.signature)).toBe(true);
  await place.market.post(maker.account, order);
  const { orders } = place.market.context.tables;
  expect(orders.find(hash)?.signature).toBe(order.signature);

  const { signature: inner } = parseErc6492Signature(order.signature);
  const data = createAccountCall(owner.address);
  await chain.call({ from: zeroAddress, to: DEMO_FACTORY, data });
  for (const signature of [order.signature, inner, ...otherBytes(inner)]) {
    const again = place.market.post(maker.account, { ...order, signature });
    expect(await refusalOf(again)).toBe('already-executed');
  }
  orders.remove(hash);
  await place.market.post(maker.account, order);
  expect(orders.find(hash)?.signature).toBe(inner);
});

test('T124 a chain that doesn’t respond delays no other action, and the same request works later', async () => {
  const it = await setUp();
  const [waiting, quick] = [
    await it.maker.signWrap('wrap', ETHER, 137),
    await it.buyer.signWrap('wrap', ETHER, 137),
  ];
  it.node.instead = () => true;
  const refused = refusalOf(it.place.market.wrap(it.maker.account, 'wrap', waiting));
  const wrapped = it.place.market.wrap(it.buyer.account, 'wrap', quick).then(() => 'wrapped');
  expect(await Promise.race([wrapped, refused])).toBe('wrapped');
  expect(await refused).toBe('chain-unreachable');
  it.node.instead = () => false;
  expect(await wrapsOf(it, waiting)).toBe(ETHER);
});

test('a key’s signature is checked without a call of its chain', async () => {
  const { node, place, buyer } = await setUp();
  await place.market.wrap(buyer.account, 'wrap', await buyer.signWrap('wrap', ETHER, 137));
  expect(node.calls).toEqual([]);
});

test('T125 the owner’s own signature isn’t the smart account’s', async () => {
  const it = await setUp();
  const request = await it.maker.signWrap('wrap', ETHER, 137);
  const asOwner = actingFor({ ...it.owner, address: it.maker.wallet.address }, it.place.market);
  expect(await wrapsOf(it, await asOwner.signWrap('wrap', ETHER, 137))).toBe('bad-signature');
  const other = { owner: it.owner, account: newWallet().address, chainId: 137 };
  const signature = await signForContract(other, `0x${'11'.repeat(32)}`);
  expect(await wrapsOf(it, { ...request, signature })).toBe('bad-signature');
});
