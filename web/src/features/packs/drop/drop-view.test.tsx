import { tideOneDetail } from '@trait-market/contract/fixtures/economy/packs';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import type { DropDetail } from '@trait-market/contract/economy/drops';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { stubActions } from '@/testing/actions/actions-stub';
import { stubApi } from '@/testing/stub-api';

import { DropView } from './drop-view';

const open = (drop: DropDetail = tideOneDetail) => {
  stubApi({ [`/economy/v1/drops/${drop.id}`]: { body: drop } });
  return renderScreen(stubActions().within(<DropView id={drop.id} />));
};

test('E170 a drop says what is left of each trait and how likely it is, before anyone pays', async () => {
  open();
  const box = within(await screen.findByRole('table', { name: 'What is left in box B' }));
  const [, row] = box.getAllByRole('row');
  expect(row).toHaveTextContent(/Crimson Laser Eyes.*3 of 4.*In every pack.*Never sold/);
  expect(
    await screen.findByText('At last sales, 100% of packs are worth at least their price'),
  ).toBeInTheDocument();
  const preview = within(screen.getByRole('group', { name: /^Rarest/ }));
  expect(preview.getByRole('link', { name: /^Crimson Laser Eyes/ })).toBeVisible();
  const helmet = preview.getByRole('link', { name: /^Brass Diving Helmet/ });
  expect(helmet.querySelector('img')).toHaveAttribute('src', divingHelmetRef.imageUrl);
  const realized = screen.getByRole('list', { name: 'Box A: declared and drawn so far' });
  expect(realized).toHaveTextContent(/declared 100%.*drawn 100%/);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test.each([
  ['open', /On sale until the last pack/],
  ['sold-out', /Sold out\. All 4 packs/],
  ['upcoming', /^Opens/],
] as const)('a drop that is %s says so', async (state, words) => {
  open({ ...tideOneDetail, state });
  expect(await screen.findByText(words)).toBeInTheDocument();
});

test('E170 the browser detects a drop that doesn’t match its fingerprint', async () => {
  const boxes = tideOneDetail.boxes.map((box) => ({
    ...box,
    traits: box.traits.map((one) => ({ ...one, declared: one.declared + 1 })),
  }));
  open({ ...tideOneDetail, boxes });
  expect(await screen.findByRole('alert')).toHaveTextContent(/isn’t what was declared/);
});
