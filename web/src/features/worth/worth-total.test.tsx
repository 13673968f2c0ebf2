import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { walletValue } from '@trait-market/contract/fixtures/economy/worth';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { WorthTotal } from './worth-total';

const VALUE = '/economy/v1/wallets/me/value';

const show = (answers: Parameters<typeof stubApi>[0] = {}) => {
  const api = stubApi({
    '/economy/v1/rates': { body: rates },
    [VALUE]: { body: walletValue },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: {
      body: { items: [], nextCursor: null, total: 0 },
    },
    ...answers,
  });
  return {
    ...api,
    ...renderScreen(<WorthTotal address={aliceAddress} />, { session: signedInAsAlice }),
  };
};

test('E518 E548 E570 the worth by floor is next to what offers pay, each with what it leaves out', async () => {
  show();
  await screen.findByText('≈ $1,230.00');
  expect(screen.getByText('Worth by floor, before fees').parentElement).toHaveTextContent(
    /≈ \$1,230\.00.*2 editions without floor$/,
  );
  expect(screen.getByText('Worth by offers, before fees').parentElement).toHaveTextContent(
    /≈ \$270\.00.*5 editions without offer$/,
  );
});

test.each([
  ['can’t be loaded', { status: 503, body: { message: 'Down' } }],
  ['is nothing', { body: { ...walletValue, chains: [] } }],
])('E518 shows no line if the worth %s', async (_, answer) => {
  const { container } = show({ [VALUE]: answer });
  await expect.poll(() => container.querySelector('[data-slot=skeleton]')).toBeNull();
  expect(container).toBeEmptyDOMElement();
});
