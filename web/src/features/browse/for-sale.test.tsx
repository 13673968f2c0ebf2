import { traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { BrowseScreen } from './browse-screen';

const TRAITS = '/economy/v1/traits';
const listed = (forSale: number, notForSale: number) => ({
  ...traitPage,
  facets: {
    ...traitPage.facets,
    listed: [
      { value: 'false', name: 'Not listed', count: notForSale, floors: [] },
      { value: 'true', name: 'Listed', count: forSale, floors: [] },
    ],
  },
});

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});

test('E567 the number of traits for sale is next to the count, and a press shows only them', async () => {
  const { requests } = stubApi({ [TRAITS]: { body: listed(1200, 3) } });
  renderScreen(<BrowseScreen />, { at: '/market?slot=eyes' });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1,200 for sale' }));
  await waitFor(() => expect(requests.at(-1)).toMatch(/(?=.*slot=eyes)(?=.*listed=true)/));
  expect(screen.getByText('2 traits')).toHaveFocus();
  expect(screen.queryByRole('button', { name: / for sale$/ })).not.toBeInTheDocument();
});

test.each([
  [2, 0],
  [0, 2],
])(
  'E567 has no such button where it would change nothing: %i for sale, %i not',
  async (...counts) => {
    stubApi({ [TRAITS]: { body: listed(...counts) } });
    renderScreen(<BrowseScreen />, { at: '/market' });
    expect(await screen.findByText('2 traits')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: / for sale$/ })).not.toBeInTheDocument();
  },
);
