import { construction } from '@trait-market/contract/fixtures/economy/benches';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { LookHistory } from './look-history';

const LOOKS = '/economy/v1/constructions';
const OF_IT = `${LOOKS}?collection=fathom-club&tokenId=7&limit=4`;
const pageOf = (...items: object[]): StubbedAnswer => ({
  body: { items, nextCursor: null, total: items.length },
});

const show = (answer: StubbedAnswer) => {
  const api = stubApi({ [OF_IT]: answer });
  const { within: acting } = stubActions();
  renderScreen(acting(<LookHistory avatar={{ collection: 'fathom-club', tokenId: '7' }} />));
  return api;
};
const history = async () => within(await screen.findByRole('region', { name: 'History of looks' }));

test('shows how the avatar was changed, and by whom', async () => {
  show(pageOf(construction));
  const look = within(await (await history()).findByRole('article', { name: /^Fathom Club #7, / }));
  expect(look.getByRole('link', { name: 'alice' })).toBeInTheDocument();
  expect(look.getByText('Took off', { exact: false })).toBeInTheDocument();
});

test('says when the avatar was never changed', async () => {
  show(pageOf());
  expect(await screen.findByText(/^Unchanged since it was minted/)).toBeInTheDocument();
});

test('loads more changes on request', async () => {
  const { answer } = show({ body: { items: [construction], nextCursor: 'c1', total: 5 } });
  answer(`${OF_IT}&cursor=c1`, pageOf({ ...construction, id: 'earlier' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Show more looks' }));
  expect(await screen.findAllByRole('article')).toHaveLength(2);
});

test('a failure shows the server’s message, and Try again asks once more', async () => {
  const { answer } = show({ status: 503, body: { message: 'Closed for stocktaking' } });
  expect(await screen.findByRole('alert')).toHaveTextContent('Closed for stocktaking');
  answer(OF_IT, pageOf(construction));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('article')).toBeInTheDocument();
});
