import { offer } from '@trait-market/contract/fixtures/economy/orders';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';

import { OwnOffer } from './own-offer';

const price = (amount: string) => ({ chainId: 1, coin: 'wrapped', amount }) as const;
const own = { ...offer, unitPrice: price('90000000000000000') };

const show = (best: string, order = own) => {
  const { start, within } = stubActions();
  renderScreen(within(<OwnOffer own={order} best={price(best)} />));
  return start;
};

test('E380 says that the highest offer is yours, with Raise and Cancel', async () => {
  const start = show('90000000000000000');
  expect(screen.getByText('Your offer is the highest')).toBeVisible();
  await userEvent.click(
    screen.getByRole('button', { name: 'Raise your highest offer at 0.09 WETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'raise', order: own });
  await userEvent.click(
    screen.getByRole('button', { name: 'Cancel your highest offer at 0.09 WETH' }),
  );
  expect(start).toHaveBeenLastCalledWith({ kind: 'cancel', orders: [own] });
});

test('E380 says by how much your offer is outbid, with Raise', () => {
  show('100000000000000000');
  expect(screen.getByText('Your offer is outbid by')).toHaveTextContent(
    'Your offer is outbid by 0.01 ETH',
  );
  expect(screen.getByRole('button', { name: /^Raise/ })).toBeVisible();
});
