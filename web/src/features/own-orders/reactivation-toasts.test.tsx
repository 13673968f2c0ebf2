import { walletOrderPage } from '@trait-market/contract/fixtures/economy/orders';
import { aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import type { Notice } from '@trait-market/contract/economy/wallet-orders';
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { seenReactivations } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ReactivationToasts } from './reactivation-toasts';
import { ReactivatedOrders } from './reactivated-orders';

const ORDERS = `/economy/v1/wallets/${aliceAddress}/orders`;
const hash = `0x${'1'.repeat(64)}` as const;
const notice = (at: string, name: string): Notice => ({
  kind: 'revived',
  at,
  orderHash: hash,
  message: `Your listing for ${name} can be filled again.`,
});
const helmet = notice('2026-11-21T10:00:00.000Z', 'Brass Diving Helmet');
const eyes = notice('2026-11-22T10:00:00.000Z', 'Crimson Laser Eyes');

const watch = (notices: Notice[]) => {
  stubApi({ [ORDERS]: { body: { ...walletOrderPage, items: [], notices } } });
  return renderScreen(
    <>
      <ReactivationToasts address={aliceAddress} />
      <ReactivatedOrders address={aliceAddress} />
    </>,
    { session: signedInAsAlice },
  );
};

const headers = () => toasts.read().map(({ header }) => header);

afterEach(() => {
  seenReactivations.clear();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

test('an order that is active again is announced once, and stays on the radar', async () => {
  watch([helmet]).unmount();
  watch([helmet]);
  expect(await screen.findByText(/Brass Diving Helmet can be filled again/)).toBeInTheDocument();
  expect(headers()).toEqual(['An order is active again']);
  expect(toasts.read()[0]?.description).toContain('Brass Diving Helmet can be filled again.');
});

test('an order that becomes active again later is announced by itself', async () => {
  const first = watch([helmet]);
  await waitFor(() => expect(headers()).toHaveLength(1));
  first.unmount();
  watch([eyes, helmet]);
  await waitFor(() =>
    expect(headers()).toEqual(['An order is active again', 'An order is active again']),
  );
  expect(toasts.read()[1]?.description).toContain('Crimson Laser Eyes');
});

test('several at once are one toast', async () => {
  watch([eyes, helmet]);
  await waitFor(() => expect(headers()).toEqual(['2 orders are active again']));
});

test('what another wallet was told is not told to this one', async () => {
  seenReactivations.write(`${bobAddress.toLowerCase()} until 2030-01-01T00:00:00.000Z`);
  watch([helmet]);
  await waitFor(() => expect(headers()).toEqual(['An order is active again']));
});

test('nothing is announced where no order is active again', async () => {
  const { container } = watch([]);
  await waitFor(() => expect(container).toBeEmptyDOMElement());
  expect(headers()).toEqual([]);
});
