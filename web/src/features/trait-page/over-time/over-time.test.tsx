import { traitOverTime } from '@trait-market/contract/fixtures/economy/traits';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { chartAxis } from '@/testing/chart-axis';
import { renderScreen } from '@/testing/render-screen';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { OverTime } from './over-time';

const ASKED = '/economy/v1/traits/t1/over-time';
const show = (answer: StubbedAnswer) => {
  const api = stubApi({ [ASKED]: answer });
  renderScreen(<OverTime id="t1" />);
  return api;
};
const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

test('E138 starts the slider at the latest day, and describes the day it is moved to', async () => {
  show({ body: traitOverTime });
  const slider = await screen.findByRole('slider', { name: /^Day/ });
  expect(slider).toHaveAttribute(
    'aria-valuetext',
    '1 Nov 2026: worn by 10 avatars (4%), epic, floor 0.12 ETH, last sale 0.11 ETH',
  );
  expect(figure('Worn by')).toHaveTextContent('10 avatars (4%)');
  expect(screen.getByText('Worn by (peak 10)')).toBeVisible();
  expect(figure('Rarity')).toHaveTextContent('Epic');
  expect(figure('Floor')).toHaveTextContent('0.12 ETH');
  expect(figure('Last sale to date')).toHaveTextContent('0.11 ETH');

  fireEvent.change(slider, { target: { value: '1' } });
  expect(figure('Worn by')).toHaveTextContent('4 avatars (1.6%)');
  expect(figure('Floor')).toHaveTextContent('Not listed');
  fireEvent.change(slider, { target: { value: '0' } });
  expect(figure('Worn by')).toHaveTextContent('no avatar');
  expect(figure('Rarity')).toHaveTextContent('Not worn yet');
  expect(figure('Last sale to date')).toHaveTextContent('Never sold');
  expect(slider).toHaveAttribute('aria-valuetext', '30 Oct 2026: worn by no avatar, floor 0.1 ETH');
});

test('E138 describes the chart in words, and lists its days in a table', async () => {
  show({ body: traitOverTime });
  const chart = await screen.findByRole('img', {
    name: 'Worn by no avatar on 30 Oct 2026, by 10 avatars (4%) now.',
  });
  expect(chartAxis(chart)).toEqual(['10', '0']);
  await userEvent.click(screen.getByRole('button', { name: 'Show as a table' }));
  const rows = within(screen.getByRole('table', { name: /newest first/ })).getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    'SinceWorn byFloorLast sale',
    '1 Nov 202610 avatars (4%), Epic0.12 ETH0.11 ETH',
    '31 Oct 20264 avatars (1.6%), LegendaryNoneNone',
    '30 Oct 2026no avatar0.1 ETHNone',
  ]);
});

test('E646 the same number of wearers on all days is a sentence, not a line', async () => {
  const [, , latest] = traitOverTime.days;
  show({ body: { days: [{ ...latest, at: '2026-10-31T12:00:00.000Z' }, latest] } });
  expect(
    await screen.findByText('Worn by 10 avatars (4%) on each of the past 2 days.'),
  ).toBeVisible();
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
  expect(screen.getByRole('slider', { name: /^Day/ })).toBeVisible();
});

test('leaves days without changes out of the table', async () => {
  const [first] = traitOverTime.days;
  const next = { ...first, at: '2026-10-31T12:00:00.000Z' };
  show({ body: { days: [first, next] } });
  await userEvent.click(await screen.findByRole('button', { name: 'Show as a table' }));
  expect(screen.getAllByRole('row')).toHaveLength(2);
});

test('draws no chart for a trait that no one has worn or sold', async () => {
  const quiet = traitOverTime.days.map((day) => ({
    ...day,
    worn: 0,
    wornShare: 0,
    rarity: null,
    floor: null,
    lastSale: null,
  }));
  show({ body: { days: quiet } });
  expect(await screen.findByText(/no avatar has worn it, and it was never for sale/)).toBeVisible();
  expect(screen.queryByRole('slider')).not.toBeInTheDocument();
});

test('reports a failure, and lets you retry', async () => {
  const api = show({ status: 503, body: { message: 'Closed for cleaning' } });
  expect(await screen.findByText('Couldn’t load its past')).toBeInTheDocument();
  api.answer(ASKED, { body: traitOverTime });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('slider')).toBeInTheDocument();
});
