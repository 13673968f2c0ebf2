import { drawPacks } from '@trait-market/contract/fixtures/economy/drawn-packs';
import { drawReroll } from '@trait-market/contract/fixtures/economy/drawn-rerolls';
import {
  alicePacks,
  drawPage,
  spendingLimits,
  tideOne,
  tideOneDetail,
  waitingDraw,
} from '@trait-market/contract/fixtures/economy/packs';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { stubActions } from '@/testing/actions/actions-stub';
import { setBrowserLocale } from '@/testing/browser-locale';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { sealedDraws } from '@/lib/economy/draws/sealed/sealed-draws';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { OpenedHistory } from './opened-history';
import { OwnPacks } from './own-packs';
import { SpendingLimits } from './spending-limits';

const LIMITS = '/economy/v1/wallets/me/spending-limits';

test('E457 shows your own packs first, ready to be opened', async () => {
  stubApi({ [`/economy/v1/wallets/${aliceAddress}/packs`]: { body: alicePacks } });
  const { start, within: acting } = stubActions();
  renderScreen(acting(<OwnPacks />), { session: signedInAsAlice });
  await userEvent.click(await screen.findByRole('button', { name: 'Open your pack of Tide One' }));
  expect(start).toHaveBeenCalledWith({
    kind: 'openPacks',
    drop: expect.objectContaining({ id: tideOne.id }),
    packs: 1,
  });
});

test('E663 a pack that isn’t revealed yet has the art of its drop', async () => {
  const [opened] = await drawPacks(1);
  if (opened === undefined) throw new Error('There is no draw.');
  const wallet = opened.signed.message.owner;
  sealedDraws.add(opened);
  const answers = {
    [`/economy/v1/wallets/${wallet}/packs`]: { body: { ...alicePacks, items: [] } },
    [`/economy/v1/draws/${opened.id}`]: { body: opened },
  };
  const drop = `/economy/v1/drops/${tideOneDetail.id}`;
  const show = (answer: StubbedAnswer) => {
    stubApi({ ...answers, [drop]: answer });
    return renderScreen(<OwnPacks />, { session: { ...signedInAsAlice, address: wallet } });
  };
  const { unmount } = show({ body: { ...tideOneDetail, preview: [divingHelmetRef] } });
  expect(await screen.findByText('Tide One')).toBeVisible();
  expect(document.querySelector('img')?.src).toBe(divingHelmetRef.imageUrl);
  expect(screen.getByRole('link', { name: 'Reveal 1 pack' })).toBeVisible();
  unmount();

  show({ status: 404, body: { message: 'Not found.' } });
  expect(await screen.findByText('Tide One')).toBeVisible();
  expect(document.querySelector('img')).toBeNull();
});

test('E395 lists the packs that you opened, with the proof of each draw, but no re-roll', async () => {
  const [opened] = await drawPacks(1);
  if (opened === undefined) throw new Error('There is no draw.');
  const reroll = await drawReroll();
  stubApi({
    '/economy/v1/draws': { body: { ...drawPage, items: [waitingDraw, opened, reroll], total: 3 } },
  });
  renderScreen(<OpenedHistory />, { session: signedInAsAlice });
  const list = await screen.findByRole('list', { name: 'Packs you opened' });
  const titles = within(list).getAllByRole('heading', { name: '1 pack of Tide One' });
  expect(titles).toHaveLength(2);
  expect(within(list).getByText('Waiting for its result')).toBeVisible();
  expect(within(list).getByRole('link', { name: 'Proof of 1 pack of Tide One' })).toHaveAttribute(
    'href',
    `/packs?draw=${opened.id}`,
  );
  expect(
    within(list)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href')),
  ).toContain(`/packs?opened=${opened.id}`);
  expect(within(list).getAllByRole('img')).toHaveLength(5);
});

const history = (items: object[], nextCursor: string | null = null) =>
  stubApi({ '/economy/v1/draws': { body: { ...drawPage, items, nextCursor, total: 3 } } });

test('E395 counts the traits of an opening that have no picture', async () => {
  const [opened] = await drawPacks(1);
  if (opened === undefined) throw new Error('There is no draw.');
  const picks = [
    ...opened.picks,
    ...opened.picks.slice(0, 2).map((pick) => ({ ...pick, time: 9 })),
  ];
  history([{ ...opened, picks }]);
  renderScreen(<OpenedHistory />, { session: signedInAsAlice });
  expect(screen.getByText('Loading the packs you opened')).toBeInTheDocument();
  expect(await screen.findByText('+2 more')).toBeVisible();
});

test('E395 says so when the latest draws are all re-rolls', async () => {
  history([await drawReroll()], 'more');
  renderScreen(<OpenedHistory />, { session: signedInAsAlice });
  expect(await screen.findByText('Your latest draws are all re-rolls.')).toBeVisible();
  expect(screen.queryByRole('list', { name: 'Packs you opened' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show earlier packs' })).toBeEnabled();
});

test('shows no history to a visitor', async () => {
  const { requests } = stubApi({});
  const { settled } = renderScreen(<OpenedHistory />);
  await settled();
  expect(requests).toEqual([]);
});

test('E174 you can set your own limit in the chain’s coin, and see what it is and will be', async () => {
  const { written } = stubApi({ [LIMITS]: { body: spendingLimits } });
  renderScreen(<SpendingLimits />, { session: signedInAsAlice });
  expect(
    await screen.findByText(
      /Now: 0\.1 ETH\. Spent in the last 24 hours: 0\.04 ETH\. From .*: no limit\./,
    ),
  ).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Limit for 24 hours, in ETH'), '0.05');
  await userEvent.click(screen.getByRole('button', { name: 'Set the limit on Ethereum' }));
  expect(written).toEqual([
    expect.objectContaining({ body: { chainId: 1, limit: '50000000000000000' } }),
  ]);
});

test('a limit may have a decimal comma, and a separator that can mean two things is asked about', async () => {
  setBrowserLocale('de-DE');
  const { written } = stubApi({
    [LIMITS]: { body: spendingLimits },
    [`PUT ${LIMITS}`]: { body: spendingLimits },
  });
  renderScreen(<SpendingLimits />, { session: signedInAsAlice });
  const field = await screen.findByLabelText('Limit for 24 hours, in ETH');
  await userEvent.type(field, '1,000{Enter}');
  expect(screen.getByRole('alert')).toHaveTextContent('“1,000” can mean 1 or 1000.');
  expect(written).toEqual([]);
  await userEvent.clear(field);
  await userEvent.type(field, '0,05{Enter}');
  expect(written).toEqual([
    expect.objectContaining({ body: { chainId: 1, limit: '50000000000000000' } }),
  ]);
});

test('E174 refuses an invalid amount, and keeps what was typed', async () => {
  const { written } = stubApi({ [LIMITS]: { body: spendingLimits } });
  renderScreen(<SpendingLimits />, { session: signedInAsAlice });
  const field = await screen.findByLabelText('Limit for 24 hours, in POL');
  await userEvent.type(field, 'lots');
  await userEvent.click(screen.getByRole('button', { name: 'Set the limit on Polygon' }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a number');
  expect(field).toHaveValue('lots');
  expect(written).toEqual([]);
});
