import {
  divingHelmetCard,
  laserEyesCard,
  traitPage,
} from '@trait-market/contract/fixtures/economy/traits';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { BATCH_ACTIONS_MAX } from '@/config/constants';
import { wallOffers } from '@/lib/quick-buy';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { BrowseScreen } from '../browse-screen';

// Loads the code in advance, because the tests should not wait for it.
await import('../on-demand');

const TRAITS = '/economy/v1/traits';
const WATCHED = '/economy/v1/watched';
const best = { chainId: 1, coin: 'wrapped', amount: '90000000000000000' } as const;
const nowOf = (trait: typeof divingHelmetCard) => ({
  kind: 'trait',
  id: trait.id,
  trait,
  bestOffer: best,
});

beforeEach(() => {
  wallOffers.write(undefined);
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  Element.prototype.scrollIntoView = () => undefined;
});

const open = async (items: unknown[] = [nowOf(divingHelmetCard), nowOf(laserEyesCard)]) => {
  const api = stubApi({
    [TRAITS]: { body: { ...traitPage, items: [divingHelmetCard, laserEyesCard], total: 2 } },
    [WATCHED]: { body: { items } },
  });
  const view = renderScreen(<BrowseScreen />, { at: '/market' });
  await screen.findByRole('list', { name: 'Traits' });
  return { ...api, ...view };
};
const select = () => userEvent.click(screen.getByRole('button', { name: 'Select' }));
const bar = async () => within(await screen.findByRole('region', { name: 'Selected traits' }));
const boxOf = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` });

test('E297 selected traits get offers together, at current prices and in the order of their selection', async () => {
  const { requests } = await open([nowOf(divingHelmetCard), nowOf(laserEyesCard)]);
  await select();
  expect(screen.queryByRole('button', { name: /^Compare / })).not.toBeInTheDocument();
  await userEvent.click(await boxOf(laserEyesCard.value));
  await userEvent.click(await boxOf(divingHelmetCard.value));
  expect((await bar()).getByRole('status')).toHaveTextContent(/^2 traits selected, /);
  await userEvent.click((await bar()).getByRole('button', { name: 'Make offers on 2 traits' }));
  await expect
    .poll(wallOffers.read)
    .toEqual([laserEyesCard, divingHelmetCard].map((trait) => ({ trait, bestOffer: best })));
  const requested = requests.filter((path) => path.startsWith(WATCHED));
  expect(requested).toEqual([
    `${WATCHED}?of=trait%3A${laserEyesCard.id}&of=trait%3A${divingHelmetCard.id}`,
  ]);
});

const floor = (chainId: 1 | 137, amount: string) => ({ chainId, coin: 'native', amount }) as const;

test('E512 the selection says what its lowest prices add up to on each network', async () => {
  const ether = { ...divingHelmetCard, floor: floor(1, '420000000000000000') };
  const pol = { ...laserEyesCard, floor: floor(137, '12000000000000000000') };
  stubApi({ [TRAITS]: { body: { ...traitPage, items: [ether, pol], total: 2 } } });
  renderScreen(<BrowseScreen />, { at: '/market' });
  await screen.findByRole('list', { name: 'Traits' });
  await select();
  await userEvent.click(await boxOf(ether.value));
  await userEvent.click(await boxOf(pol.value));
  expect((await bar()).getByRole('status')).toHaveTextContent(
    '2 traits selected, about 0.42 ETH, 12 POL',
  );
});

test('E297 a selection survives other filters, can be cleared, and ends', async () => {
  const { answer } = await open();
  await select();
  await userEvent.click(await boxOf(divingHelmetCard.value));
  answer(TRAITS, { body: { ...traitPage, items: [laserEyesCard], total: 1 } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Rarest first');
  await expect
    .poll(() => screen.queryByRole('checkbox', { name: `Select ${divingHelmetCard.value}` }))
    .toBeNull();
  expect((await bar()).getByRole('status')).toHaveTextContent('1 trait selected');
  await userEvent.click((await bar()).getByRole('button', { name: 'Select all 1 shown' }));
  expect((await bar()).getByRole('status')).toHaveTextContent(/^2 traits selected, /);
  const whole = screen.getByRole('region', { name: 'Selected traits' });
  expect(whole).toHaveFocus();
  await userEvent.click((await bar()).getByRole('button', { name: 'Clear' }));
  expect(whole).toHaveFocus();
  expect((await bar()).getByRole('button', { name: 'Make offers' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.queryByRole('checkbox', { name: /^Select / })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Select' })).toHaveFocus();
});

test('T194 a press on a trait’s card never selects another that takes its place', async () => {
  const { answer } = await open();
  await select();
  const helmet = await boxOf(divingHelmetCard.value);
  const eyes = await boxOf(laserEyesCard.value);
  answer(TRAITS, { body: { ...traitPage, items: [laserEyesCard], total: 1 } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Rarest first');
  await expect.poll(() => helmet.isConnected).toBe(false);
  expect(await boxOf(laserEyesCard.value)).toBe(eyes);
  fireEvent.click(helmet);
  expect((await bar()).getByRole('status')).toHaveTextContent('No traits selected');
  fireEvent.click(eyes);
  expect((await bar()).getByRole('status')).toHaveTextContent('1 trait selected');
});

test('E297 failed prices and traits that the market no longer has are reported, and can be requested again', async () => {
  const { answer } = await open();
  await select();
  await userEvent.click(await boxOf(divingHelmetCard.value));
  const button = async () => (await bar()).getByRole('button', { name: 'Make offers on 1 trait' });
  answer(WATCHED, { status: 503, body: { message: 'Closed for cleaning.' } });
  await userEvent.click(await button());
  expect(await (await bar()).findByRole('alert')).toHaveTextContent(
    'Couldn’t load their current prices. Closed for cleaning.',
  );
  answer(WATCHED, { body: { items: [] } });
  await userEvent.click(await button());
  expect(
    await (await bar()).findByText('None of these traits is on the market anymore.'),
  ).toBeVisible();
  expect(wallOffers.read()).toBeUndefined();
  answer(WATCHED, { body: { items: [nowOf(divingHelmetCard)] } });
  await userEvent.click(await button());
  await expect.poll(() => wallOffers.read()?.length).toBe(1);
});

test('E297 the button says how many traits it selects, up to the most at a time', async () => {
  const { answer } = await open();
  const cards = Array.from({ length: BATCH_ACTIONS_MAX + 1 }, (_, index) => ({
    ...laserEyesCard,
    id: `eyes-${index}`,
    value: `Eyes ${index}.`,
  }));
  await select();
  await userEvent.click(await boxOf(divingHelmetCard.value));
  expect((await bar()).getByRole('button', { name: 'Select 1 more' })).toBeVisible();
  answer(TRAITS, { body: { ...traitPage, items: cards, total: cards.length } });
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Sort by' }), 'Rarest first');
  await userEvent.click(
    await (await bar()).findByRole('button', { name: `Select ${BATCH_ACTIONS_MAX - 1} more` }),
  );
  expect((await bar()).getByRole('status')).toHaveTextContent(
    `${BATCH_ACTIONS_MAX} traits selected`,
  );
});
