import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { AppError } from '@/lib/app-error';
import { ChainReaderContext, type ChainReader } from '@/lib/chain/chain-reader';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';

import { Balances } from './balances';

const hasNone = () => Promise.resolve(false);

const show = (reader: Pick<ChainReader, 'canRead' | 'balance'>) =>
  renderScreen(
    <ChainReaderContext value={{ ...reader, isContract: hasNone, hasCode: hasNone }}>
      <Balances address={aliceAddress} />
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
