import { rates } from '@trait-market/contract/fixtures/economy/rates';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { estimateUnitText } from '@/lib/storage';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { Estimate } from './estimate';
import { EstimateNote } from './estimate-note';
import { UnitSelect } from './unit-select';

const RATES = '/economy/v1/rates';
const half = [{ chainId: 1, amount: '500000000000000000' }] as const;

afterEach(() => estimateUnitText.write(''));

const show = (answer: Parameters<typeof stubApi>[0][string]) => {
  stubApi({ [RATES]: answer });
  return renderScreen(
    <>
      <UnitSelect />
      <Estimate amounts={half} />
      <EstimateNote />
    </>,
  );
};

test('E91 an estimate can be read, is announced, and shows by keyboard when its rates are from', async () => {
  show({ body: rates });
  const estimate = await screen.findByRole('button', { name: 'about 1,500 US dollars' });
  expect(estimate).toHaveTextContent('≈ $1,500.00');
  expect(estimate).toHaveAccessibleDescription(
    /^Estimated at the exchange rates of 1\d Jan 2026, \d\d:\d\d UTC/,
  );
  await userEvent.tab();
  await userEvent.tab();
  expect(estimate).toHaveFocus();
  expect(screen.getAllByText(/Estimated at the exchange rates of/)).toHaveLength(2);
  await userEvent.keyboard('{Escape}');
  expect(screen.getAllByText(/Estimated at the exchange rates of/)).toHaveLength(1);
});

test('E91 stores the selected unit in the browser', async () => {
  const { unmount } = show({ body: rates });
  const unit = await screen.findByRole('combobox', { name: 'Estimates in' });
  expect(unit).toHaveValue('usd');
  await userEvent.selectOptions(unit, 'Euros (EUR)');
  expect(await screen.findByText('≈ 1,363.64 EUR')).toBeVisible();
  await userEvent.selectOptions(unit, 'POL');
  expect(await screen.findByText('≈ 3,000 POL')).toBeVisible();
  unmount();
  show({ body: rates });
  expect(await screen.findByText('≈ 3,000 POL')).toBeVisible();
  // With the price's own currency as the unit, the estimate would repeat the price.
  await userEvent.selectOptions(screen.getByRole('combobox'), 'ETH');
  expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
});

test.each([
  [{ status: 503, body: { message: 'Down' } }, /couldn’t load the exchange rates/],
  [
    { body: { ...rates, asOf: '2026-01-10T13:00:00.000Z' } },
    /the latest exchange rates, of 1\d Jan 2026, \d\d:\d\d UTC\S*, are too old/,
  ],
])(
  'E90 without rates, or with old ones, nothing is estimated and it says why',
  async (answer, words) => {
    const { settled } = show(answer);
    expect(await screen.findByText(words)).toBeVisible();
    await settled();
    expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
  },
);

test('E90 gives no estimate in a unit that has no rate, and says so', async () => {
  show({ body: { ...rates, worth: { eth: '3000', usd: '1' } } });
  await userEvent.selectOptions(screen.getByRole('combobox'), 'Euros (EUR)');
  expect(await screen.findByText(/^No estimates in Euros \(EUR\)/)).toBeVisible();
  expect(screen.queryByText(/≈/)).not.toBeInTheDocument();
});
