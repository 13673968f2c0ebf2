import { wrapAction } from '@trait-market/contract/economy/actions';
import { DEMO_SMART_ADDRESS } from '@trait-market/contract/demo-address';
import { demoSmartAccount } from '@trait-market/contract/demo-smart-account';
import { demoAccount } from '@trait-market/contract/demo-wallet';
import { orderTypedData } from '@trait-market/contract/economy/typed-data';
import type { WalletAddress } from '@trait-market/contract/shared';
import { listing } from '@trait-market/contract/fixtures/economy/orders';
import { wrapRequest } from '@trait-market/contract/fixtures/economy/collectors';
import { signatureForms } from '@trait-market/contract/testing/signature-forms';
import { hashTypedData, isErc6492Signature, verifyTypedData } from 'viem';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';

import { errorText } from '../app-error';
import { clearTimersAfterEach } from '@/testing/clear-timers';

import { createWagmiWallet } from './wagmi-wallet';

clearTimersAfterEach();

const ALICE: WalletAddress = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';

const idle = () => ({
  signal: new AbortController().signal,
  onPairingUri: () => {},
  onLateConnection: () => {},
});

const refusal = (code: number) => {
  throw Object.assign(new Error('raw words'), { code });
};

const connected = async (answer: (method: string) => unknown, account = ALICE) => {
  const methods: string[] = [];
  vi.stubGlobal('ethereum', {
    request: async ({ method }: { method: string }) => {
      methods.push(method);
      if (method === 'eth_chainId') return '0x1';
      if (method === 'wallet_requestPermissions') return [];
      return method.endsWith('ccounts') ? [account] : answer(method);
    },
    on: () => {},
    removeListener: () => {},
  });
  const wallet = createWagmiWallet(defaultAppConfig);
  await wallet.connect('injected', idle());
  return { wallet, methods };
};

const wordsOf = (work: Promise<unknown>) => work.then(() => 'It was done.', errorText);

beforeEach(() => vi.stubGlobal('ethereum', undefined));
afterEach(() => vi.unstubAllGlobals());

describe('the demo wallet', () => {
  const demo = async () => {
    const wallet = createWagmiWallet({ ...defaultAppConfig, demoWallet: true });
    await wallet.connect('demo', idle());
    return wallet;
  };

  test('signs an order that verifies', async () => {
    const order = orderTypedData(1, listing.components);
    const signature = await (await demo()).signTypedData(order);
    const address = demoAccount().address;
    await expect(verifyTypedData({ ...order, address, signature })).resolves.toBe(true);
    const otherChain = orderTypedData(137, listing.components);
    await expect(verifyTypedData({ ...otherChain, address, signature })).resolves.toBe(false);
  });

  test('as a smart account signs in its contract’s form, wrapped where it doesn’t exist yet', async () => {
    const wallet = createWagmiWallet({ ...defaultAppConfig, demoWallet: true });
    await expect(wallet.connect('demoSmart', idle())).resolves.toBe(DEMO_SMART_ADDRESS);
    const { sign, signMessage } = demoSmartAccount();
    const order = orderTypedData(1, listing.components);
    const signature = await wallet.signTypedData(order);
    expect(signature).toBe(await sign(hashTypedData(order), 1));
    expect(isErc6492Signature(signature)).toBe(false);
    await wallet.switchChain(137);
    const message = await wallet.signMessage('hello');
    expect(message).toBe(await signMessage({ message: 'hello', chainId: 137 }));
    expect(isErc6492Signature(message)).toBe(true);
  });

  test('switches to the other chain when asked, and signs there', async () => {
    const wallet = await demo();
    await expect(wallet.chainId()).resolves.toBe(1);
    await wallet.switchChain(137);
    await expect(wallet.chainId()).resolves.toBe(137);
    const wrap = wrapAction.typedData(
      { chainId: 137, deployment: wrapRequest.deployment },
      wrapRequest.message,
    );
    const signature = await wallet.signTypedData(wrap);
    const address = demoAccount().address;
    await expect(verifyTypedData({ ...wrap, address, signature })).resolves.toBe(true);
  });
});

describe('an injected wallet', () => {
  const order = orderTypedData(1, listing.components);

  test('is asked for typed data with the method of EIP-712', async () => {
    const { wallet, methods } = await connected(() => '0x5a5a');
    await expect(wallet.signTypedData(order)).resolves.toBe('0x5a5a');
    expect(methods.at(-1)).toBe('eth_signTypedData_v4');
  });

  test('T89 whichever form it writes a signature in, the same one is sent', async () => {
    const { address, signTypedData, signMessage } = demoAccount();
    const orderForms = signatureForms(await signTypedData(order));
    const helloForms = signatureForms(await signMessage({ message: 'hello' }));
    const normal = 'as libraries write it';
    for (const form of ['v 0 or 1', '64 bytes', 'high s', 'high s and v 0 or 1', normal] as const) {
      const { wallet } = await connected(
        (method) => (method === 'personal_sign' ? helloForms : orderForms)[form],
        address,
      );
      await expect(wallet.signTypedData(order)).resolves.toBe(orderForms[normal]);
      await expect(wallet.signMessage('hello')).resolves.toBe(helloForms[normal]);
    }
  });

  test('T125 a smart account’s bytes are sent unchanged, whatever their length', async () => {
    const forms = Object.values(signatureForms(await demoAccount().signTypedData(order)));
    for (const written of [...forms, '0x', `0x${'a5'.repeat(8_000)}`]) {
      const { wallet } = await connected(() => written);
      await expect(wallet.signTypedData(order)).resolves.toBe(written);
      await expect(wallet.signMessage('hello')).resolves.toBe(written);
    }
  });

  test.each([
    [4001, /declined/],
    [-32002, /already has a request open/],
    [4900, /disconnected/],
    [-32603, /couldn’t do this/],
  ])('is quoted in plain words when it refuses to sign with %i', async (code, words) => {
    const { wallet } = await connected(() => refusal(code));
    expect(await wordsOf(wallet.signTypedData(order))).toMatch(words);
  });

  test.each([
    [4001, /^You didn’t switch networks\. Switch to Polygon to sign\.$/],
    [-32002, /already has a request open/],
    [4200, /can’t be switched to Polygon from here/],
    [-32603, /can’t be switched to Polygon from here/],
  ])('is quoted in plain words when it refuses another chain with %i', async (code, words) => {
    const { wallet } = await connected(() => refusal(code));
    expect(await wordsOf(wallet.switchChain(137))).toMatch(words);
  });

  test.each([
    [4001, /^You didn’t switch networks/],
    [4200, /^Your wallet can’t use Polygon\. Add it in the wallet, or use another wallet/],
    [-32603, /^Your wallet can’t use Polygon/],
  ])(
    'gets an explanation when it does not know a chain, and refuses to add it with %i',
    async (code, words) => {
      const { wallet, methods } = await connected((method) =>
        refusal(method === 'wallet_switchEthereumChain' ? 4902 : code),
      );
      expect(await wordsOf(wallet.switchChain(137))).toMatch(words);
      expect(methods.at(-1)).toBe('wallet_addEthereumChain');
    },
  );

  test('without a connection has no chain and signs nothing', async () => {
    const wallet = createWagmiWallet(defaultAppConfig);
    await expect(wallet.chainId()).resolves.toBeUndefined();
    expect(await wordsOf(wallet.signTypedData(order))).toMatch(/disconnected/);
  });
});
