import {
  finalBurn,
  lockedBurn,
  withdrawnBurn,
} from '@trait-market/contract/fixtures/economy/burns';
import { activityPage, inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import type { LightBurn } from '@trait-market/contract/economy/burns';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { stubActions } from '@/testing/actions/actions-stub';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';
import { Certificates } from './certificates';
import { isSameName } from './give-up-form';
import { TheLightScreen } from './the-light-screen';
import { clockText, leftOf, spokenText } from './time-left';
import { changesOf } from './what-changes';

const { id, chainId, token, tokenId, value, editions } = divingHelmetDetail;
const none = { items: [], nextCursor: null, total: 0 };

const open = (
  at: string,
  {
    burn,
    isGuest = false,
    answers = {},
  }: { burn?: LightBurn; isGuest?: boolean; answers?: Parameters<typeof stubApi>[0] } = {},
) => {
  const { start, within: acting } = stubActions();
  const { answer } = stubApi({
    [`/economy/v1/traits/${id}`]: { body: divingHelmetDetail },
    [`/economy/v1/wallets/${aliceAddress}/inventory`]: { body: inventoryPage },
    [`/economy/v1/wallets/${aliceAddress}/burns`]: {
      body: { ...none, items: [lockedBurn], total: 1 },
    },
    '/economy/v1/activity': { body: none },
    ...(burn && { [`/economy/v1/burns/${burn.id}`]: { body: burn } }),
    ...answers,
  });
  const { queryClient } = renderScreen(
    acting(<TheLightScreen connectButton={<button type="button">Connect</button>} />),
    {
      at,
      ...(!isGuest && { session: signedInAsAlice }),
    },
  );
  return { start, answer, refetch: () => queryClient.invalidateQueries() };
};

test('E165 says before and after what giving up changes, and what it doesn’t', async () => {
  open(`/the-light?trait=${id}`);
  const field = await screen.findByLabelText(/^Editions to give up \(of 3 loose\)/);
  await userEvent.clear(field);
  await userEvent.type(field, '2');
  const changed = screen.getByText('Editions', { selector: 'dt' }).closest('div');
  expect(changed).toHaveTextContent(`${editions}→ becomes ${editions - 2}`);
  expect(screen.getByText(/Rarity counts the avatars that wear it/)).toBeInTheDocument();
});

test('a burned trait shows its countdown, and the form is empty again', async () => {
  const at = `/economy/v1/wallets/${aliceAddress}/burns`;
  const { answer, refetch } = open(`/the-light?trait=${id}`, { answers: { [at]: { body: none } } });
  const name = await screen.findByLabelText(/^To give it up/);
  await userEvent.type(name, value);
  expect(name).toHaveValue(value);
  answer(at, {
    body: { ...none, items: [{ ...lockedBurn, trait: divingHelmetDetail }], total: 1 },
  });
  await refetch();
  expect(await screen.findByRole('timer', { name: /^Time left/ })).toBeVisible();
  expect(screen.getByRole('button', { name: `Take back ${value}` })).toBeVisible();
  expect(screen.getByLabelText(/^To give it up/)).toHaveValue('');
});

test('E165 does not ask for a signature before the trait’s name is typed', async () => {
  const { start } = open(`/the-light?trait=${id}`);
  const give = await screen.findByRole('button', { name: /^Give 1 edition/ });
  await userEvent.click(give);
  const name = screen.getByLabelText(/^To give it up/);
  await userEvent.type(name, value.toLowerCase());
  await userEvent.click(give);
  expect(screen.getByRole('alert')).toHaveTextContent('That isn’t its name');
  expect(name).toHaveValue(value.toLowerCase());
  expect(start).not.toHaveBeenCalled();
  await userEvent.clear(name);
  await userEvent.type(name, ` ${value} `);
  await userEvent.click(give);
  expect(start).toHaveBeenCalledExactlyOnceWith({
    kind: 'burn',
    traitId: id,
    chainId,
    token,
    tokenId,
    name: value,
    quantity: 1,
  });
});

test('E165 refuses more editions than you hold, or an invalid number, and keeps what was typed', async () => {
  const { start } = open(`/the-light?trait=${id}`);
  const field = await screen.findByLabelText(/^Editions to give up/);
  await userEvent.clear(field);
  await userEvent.type(field, '4');
  await userEvent.type(screen.getByLabelText(/^To give it up/), value);
  await userEvent.click(screen.getByRole('button', { name: /^Give/ }));
  expect(screen.getByRole('alert')).toHaveTextContent('Enter a whole number from 1 to 3.');
  expect(field).toHaveValue('4');
  expect(start).not.toHaveBeenCalled();
});

test('a guest sees what would change, and a link to sign in', async () => {
  open(`/the-light?trait=${id}`, { isGuest: true });
  expect(await screen.findByRole('button', { name: 'Connect' })).toBeInTheDocument();
  expect(screen.getByText('What changes')).toBeInTheDocument();
  expect(screen.queryByText('Your share')).not.toBeInTheDocument();
});

test('E166 locked editions can be taken back by the person who gave them up', async () => {
  const { start } = open('/the-light');
  const take = await screen.findByRole('button', { name: `Take back ${value}` });
  expect(screen.getByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  await userEvent.click(take);
  expect(start).toHaveBeenCalledWith({ kind: 'withdrawBurn', burn: lockedBurn });
});

test('E166 other people see the countdown, but no button', async () => {
  open(`/the-light?burn=${lockedBurn.id}`, { burn: lockedBurn, isGuest: true });
  expect(await screen.findByRole('timer')).toHaveTextContent(/^(10:00|9:5\d)$/);
  expect(screen.queryByRole('button', { name: /^Take/ })).not.toBeInTheDocument();
});

test('E166 the countdown uses the market’s clock, not the device’s', () => {
  const later = { until: lockedBurn.until, asOf: '2026-11-02T10:04:30.000Z' };
  expect(leftOf(later, 5_000, 5_000)).toBe(330_000);
  expect(leftOf(later, 5_000, 65_000)).toBe(270_000);
  expect(leftOf(later, 5_000, 1_000)).toBe(330_000);
  expect(leftOf(later, 0, 3_600_000)).toBe(0);
  expect([330_000, 9_001, 0].map(clockText)).toEqual(['5:30', '0:10', '0:00']);
  expect([330_000, 9_001, 0].map(spokenText)).toEqual([
    'Less than 6 minutes left',
    'Less than a minute left',
    'The time is over',
  ]);
});

test('says what was taken back, and links to the trait', async () => {
  open(`/the-light?burn=${withdrawnBurn.id}`, { burn: withdrawnBurn });
  expect(
    await screen.findByRole('heading', { name: `${value} was taken back` }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^Nothing was burned\./)).toBeInTheDocument();
});

test('E167 everyone can see the certificate of what is gone', async () => {
  open(`/the-light?burn=${finalBurn.id}`, { burn: finalBurn, isGuest: true });
  const certificate = within(await screen.findByRole('article'));
  expect(certificate.getByText(/Certificate/)).toHaveTextContent('Certificate No. 7');
  expect(certificate.getByText(/Burned by/)).toHaveTextContent('23 of 24 are left.');
});

test('E531 a certificate links the transaction of its burn', async () => {
  stubApi({
    [`/economy/v1/wallets/${aliceAddress}/burns`]: {
      body: { items: [finalBurn], nextCursor: null, total: 1 },
    },
  });
  renderScreen(<Certificates address={aliceAddress} isOwn={false} />, {
    appConfig: { explorerUrls: { '1': 'https://explorer.example', '137': null } },
  });
  expect(
    await screen.findByRole('link', { name: /^View transaction of burn No\. 7/ }),
  ).toHaveAttribute('href', `https://explorer.example/tx/${finalBurn.transactionHash}`);
});

test('says in its place what can’t be loaded, and can retry', async () => {
  const closed = { status: 503, body: { message: 'Closed for cleaning' } };
  const burns = `/economy/v1/wallets/${aliceAddress}/burns`;
  const { answer } = open('/the-light', {
    answers: { '/economy/v1/activity': closed, [burns]: closed },
  });
  const lately = within(await screen.findByRole('region', { name: 'Recently burned' }));
  expect(await lately.findByRole('alert')).toHaveTextContent(/Couldn’t load what was burned last/);
  answer('/economy/v1/activity', { body: activityPage });
  await userEvent.click(lately.getByRole('button', { name: 'Try again' }));
  expect(await lately.findAllByRole('listitem')).toHaveLength(activityPage.items.length);

  const locked = within(screen.getByRole('region', { name: 'In the Light now' }));
  expect(locked.getByRole('alert')).toHaveTextContent(/Couldn’t load what you have in the Light/);
  answer(burns, { body: { ...none, items: [lockedBurn], total: 1 } });
  await userEvent.click(locked.getByRole('button', { name: 'Try again' }));
  expect(await locked.findByRole('button', { name: `Take back ${value}` })).toBeInTheDocument();
});

test('says when an address has no id', () => {
  open('/the-light?burn=0x12');
  expect(screen.getByText(/no burn id in this address/)).toBeInTheDocument();
});

test('E167 a profile shows its wallet’s certificates', async () => {
  const only = finalBurn.certificate && { ...finalBurn.certificate, before: 1, after: 0 };
  stubApi({
    [`/economy/v1/wallets/${aliceAddress}/burns`]: {
      body: { items: [{ ...finalBurn, certificate: only }], nextCursor: null, total: 1 },
    },
  });
  renderScreen(<Certificates address={aliceAddress} isOwn={false} />);
  const list = within(await screen.findByRole('list', { name: 'Certificates' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByText(/It was the only one\. None are left\./)).toBeInTheDocument();
});

test('says when a wallet has burned nothing', async () => {
  stubApi({ [`/economy/v1/wallets/${aliceAddress}/burns`]: { body: none } });
  renderScreen(<Certificates address={aliceAddress} isOwn={false} />);
  expect(await screen.findByText('This collector hasn’t burned anything.')).toBeInTheDocument();
});

test('E165 a typed name must match letter by letter, apart from quotes and spaces', () => {
  expect(isSameName(" Diver's  Hat ", 'Diver’s Hat')).toBe(true);
  expect(isSameName('diver’s hat', 'Diver’s Hat')).toBe(false);
  expect(isSameName('', ' ')).toBe(false);
});

test('shows no share for a trait whose last edition is given up', () => {
  expect(changesOf({ ...divingHelmetDetail, editions: 2 }, 2, 2)).toContainEqual({
    name: 'Your share',
    before: '100%',
    after: '–',
  });
});
