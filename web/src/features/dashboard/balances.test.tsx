import { balances } from '@trait-market/contract/fixtures/economy/collectors';
import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { ChainReaderContext, type ChainReader } from '@/lib/chain/chain-reader';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { Balances } from './balances';

const hasNone = () => Promise.resolve(false);

const show = (reader: Pick<ChainReader, 'canRead' | 'balance'>, isMarketOpen = false) =>
  renderScreen(
    <ChainReaderContext value={{ ...reader, isContract: hasNone, hasCode: hasNone }}>
      <Balances address={aliceAddress} isMarketOpen={isMarketOpen} />
    </ChainReaderContext>,
    { session: signedInAsAlice },
  );

const of = (chain: string) =>
  screen.getByText((_, element) => element?.tagName === 'DT' && element.textContent === chain)
    .nextElementSibling;

test('R9.4 R9.7 shows each chain’s own coin, to the last digit, with its symbol and icon', async () => {
  const { container } = show({
    canRead: () => true,
    balance: (chainId) =>
      Promise.resolve(chainId === 1 ? 123_456_789_123_456_789n : 1_250n * 10n ** 18n),
  });
  expect(await screen.findByText('ETH')).toBeInTheDocument();
  expect(of('Ethereum')).toHaveTextContent('0.123456789123456789 ETH');
  expect(of('Polygon')).toHaveTextContent('1,250 POL');
  expect([...container.querySelectorAll('img')].map((icon) => icon.getAttribute('src'))).toEqual([
    '/images/currencies/eth.svg',
    '/images/currencies/pol.svg',
  ]);
});

test('a chain that does not answer can be tried again, and the other is still shown', async () => {
  let isDown = true;
  const chains: number[] = [];
  show({
    canRead: () => true,
    balance: (chainId) => {
      chains.push(chainId);
      return chainId === 137 && isDown
        ? Promise.reject(new AppError('network', 'The network didn’t respond.'))
        : Promise.resolve(5n * 10n ** 17n);
    },
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('The network didn’t respond.');
  expect(of('Ethereum')).toHaveTextContent('0.5 ETH');
  isDown = false;
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again to load Polygon' }));
  expect(await screen.findByText('POL')).toBeInTheDocument();
  expect(of('Polygon')).toHaveTextContent('0.5 POL');
  expect(chains).toEqual([1, 137, 137]);
});

test('says so for a chain without a provider, and sends no request', () => {
  const chains: number[] = [];
  show({
    canRead: (chainId) => chainId === 1,
    balance: (chainId) => {
      chains.push(chainId);
      return new Promise(() => undefined);
    },
  });
  expect(of('Polygon')).toHaveTextContent('Not available here');
  expect(of('Ethereum')).toHaveTextContent('Loading the balance');
  expect(chains).toEqual([1]);
});

const BALANCES = '/economy/v1/wallets/me/balances';

const reader = {
  canRead: () => true,
  balance: (chainId: number) =>
    Promise.resolve(chainId === 1 ? 2n * 10n ** 18n : 192n * 10n ** 18n),
};

test('E664 shows the native and the wrapped amount of each network, and their sum in the user’s unit', async () => {
  stubApi({
    [BALANCES]: {
      body: { items: [{ ...balances.items[0], wrapped: `4${'0'.repeat(18)}` }, balances.items[1]] },
    },
    '/economy/v1/rates': { body: rates },
  });
  show(reader, true);
  expect(await screen.findByText('WETH')).toBeVisible();
  expect(of('Ethereum')).toHaveTextContent(/^2 ETH 4 WETH$/);
  expect(of('Polygon')).toHaveTextContent(/^192 POL 0\.000000000000000012 WPOL$/);
  const together = (await screen.findByText('Together')).nextElementSibling;
  await waitFor(() => expect(together).toHaveTextContent(/≈\s\$18,096/));
});

test('E664 says once that the wrapped coins couldn’t be loaded, and still shows the native ones', async () => {
  const api = stubApi({ [BALANCES]: { status: 503, body: { message: 'Busy' } } });
  show(reader, true);
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load your wrapped coins');
  expect(of('Ethereum')).toHaveTextContent(/^2 ETH$/);
  expect(screen.queryByText('Together')).not.toBeInTheDocument();
  api.answer(BALANCES, { body: balances });
  await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('WPOL')).toBeVisible();
});
