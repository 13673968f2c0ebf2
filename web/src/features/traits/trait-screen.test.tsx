import { divingHelmet, laserEyes } from '@trait-market/contract/fixtures/traits';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { TraitScreen } from './trait-screen';

const SEARCH = '/v1/marketTraits/search';
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

test('shows at once what the previous list knew, and similar traits', async () => {
  const { requests } = stubApi({ [SEARCH]: { body: [divingHelmet, laserEyes] } });
  renderScreen(<TraitScreen id={divingHelmet.id} trait={divingHelmet} />);
  expect(await heading('Brass Diving Helmet')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: 'Brass Diving Helmet' })).toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Laser Eyes' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Brass Diving Helmet' })).not.toBeInTheDocument();
  expect(requests).toEqual([`${SEARCH}?searchKey=Helmet`]);
});

test('when opened by its address alone, searches for the words in its id', async () => {
  stubApi({ [SEARCH]: { body: [laserEyes, divingHelmet] } });
  renderScreen(<TraitScreen id={divingHelmet.id} trait={undefined} />);
  expect(screen.getByText('Looking for it on the market')).toBeInTheDocument();
  expect(await heading('Brass Diving Helmet')).toBeInTheDocument();
});

test('for a trait that is not found, shows its number and a search', async () => {
  stubApi({ [SEARCH]: { body: [laserEyes] } });
  renderScreen(<TraitScreen id="brass-diving-helmet" trait={undefined} />);
  expect(await screen.findByText(/We only know its number/)).toBeInTheDocument();
  expect(screen.getByText('brass-diving-helmet')).toBeInTheDocument();
  expect(screen.getByRole('searchbox', { name: 'Trait name' })).toHaveValue('brass diving');
});

test('makes no request for an id without words', async () => {
  const { requests } = stubApi({});
  renderScreen(<TraitScreen id="83" trait={undefined} />);
  expect(await screen.findByText(/We only know its number/)).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('reports a failure, and finds the trait after Try again', async () => {
  const api = stubApi({ [SEARCH]: { status: 503, body: { message: 'Closed for cleaning' } } });
  renderScreen(<TraitScreen id={divingHelmet.id} trait={undefined} />);
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for cleaning');
  api.answer(SEARCH, { body: [divingHelmet] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await heading('Brass Diving Helmet')).toBeInTheDocument();
});
