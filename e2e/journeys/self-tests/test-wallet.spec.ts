import type { Page } from '@playwright/test';
import { isHex, verifyMessage, verifyTypedData } from 'viem';

import { ANY_PAGE } from '../../fixtures/any-page';
import { expect, test } from '../../fixtures/test';

/** These tests check the injected test wallet that the journeys rely on. */

type Announced = {
  info: { name: string; rdns: string; uuid: string; icon: string };
  provider: { request: (request: { method: string; params?: unknown }) => Promise<unknown> };
};

const ask = (page: Page, method: string, params?: unknown) =>
  page.evaluate(
    async (request) => {
      const found: Announced[] = [];
      const listen = (event: Event) => {
        if (event instanceof CustomEvent) found.push(event.detail);
      };
      window.addEventListener('eip6963:announceProvider', listen);
      window.dispatchEvent(new Event('eip6963:requestProvider'));
      window.removeEventListener('eip6963:announceProvider', listen);
      const [wallet] = found;
      if (wallet === undefined) throw new Error('No wallet was announced');
      return wallet.provider.request(request).then(
        (result): { result: unknown } | { code: number } => ({ result }),
        (error: { code: number }) => ({ code: error.code }),
      );
    },
    { method, params },
  );

test('gives no account until it is authorized, and remembers that after a reload', async ({
  page,
  wallet,
}) => {
  await page.goto(ANY_PAGE);
  const own = wallet.address().toLowerCase();
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] });
  expect(await ask(page, 'personal_sign', ['0x68690a', own])).toEqual({ code: 4100 });
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ result: [own] });
  await page.reload();
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [own] });
  await ask(page, 'wallet_revokePermissions', [{ eth_accounts: {} }]);
  expect(await ask(page, 'eth_accounts')).toEqual({ result: [] });
});

test('its owner can decline, be busy, and change the network', async ({ page, wallet }) => {
  await page.goto(ANY_PAGE);
  wallet.reject();
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ code: 4001 });
  wallet.answerBusy();
  expect(await ask(page, 'eth_requestAccounts')).toEqual({ code: -32002 });
  wallet.agree();
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x1' });
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x89' }])).toEqual({
    result: null,
  });
  expect(await ask(page, 'eth_chainId')).toEqual({ result: '0x89' });
  expect(await ask(page, 'wallet_switchEthereumChain', [{ chainId: '0x539' }])).toEqual({
    code: 4902,
  });
});

test('signs messages and typed data validly, unless configured otherwise', async ({
  page,
  wallet,
}) => {
  await page.goto(ANY_PAGE);
  await ask(page, 'eth_requestAccounts');
  const address = wallet.address();

  const signedBy = async (): Promise<boolean> => {
    const answer = await ask(page, 'personal_sign', ['0x68690a', address]);
    if (!('result' in answer) || !isHex(answer.result)) throw new Error('It did not sign');
    return verifyMessage({ address, message: { raw: '0x68690a' }, signature: answer.result });
  };
  expect(await signedBy()).toBe(true);
  wallet.signWrongly();
  expect(await signedBy()).toBe(false);
  wallet.signRightly();

  const typedData = {
    domain: { name: 'Seaport', version: '1.6', chainId: 1 },
    types: { Order: [{ name: 'salt', type: 'uint256' }] },
    primaryType: 'Order',
    message: { salt: '7' },
  } as const;
  const answer = await ask(page, 'eth_signTypedData_v4', [address, JSON.stringify(typedData)]);
  if (!('result' in answer) || !isHex(answer.result)) throw new Error('It did not sign');
  const { message: _text, ...rest } = typedData;
  expect(
    await verifyTypedData({ ...rest, message: { salt: 7n }, address, signature: answer.result }),
  ).toBe(true);
});
