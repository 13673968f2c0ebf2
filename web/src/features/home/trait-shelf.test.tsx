import { divingHelmet } from '@trait-market/contract/fixtures/traits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { TraitShelf } from './trait-shelf';

const SEARCH = '/v1/marketTraits/search';

test('shows real traits', async () => {
  stubApi({ [SEARCH]: { body: [divingHelmet] } });
  renderScreen(<TraitShelf />);
  expect(await screen.findByRole('link', { name: 'Brass Diving Helmet' })).toHaveAttribute(
    'href',
    '/traits/brass-diving-helmet',
  );
});

test('says so when there is nothing to show', async () => {
  stubApi({ [SEARCH]: { body: [] } });
  renderScreen(<TraitShelf />);
  expect(await screen.findByText(/Nothing is for sale/)).toBeInTheDocument();
});

test('reports a failure, and fills the shelf after Try again', async () => {
  const api = stubApi({ [SEARCH]: { status: 503, body: { message: 'Closed for cleaning' } } });
  renderScreen(<TraitShelf />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  api.answer(SEARCH, { body: [divingHelmet] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Brass Diving Helmet' })).toBeInTheDocument();
});
