import { credits } from '@trait-market/contract/fixtures/credits';
import { alice, aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { DashboardScreen, type DashboardVisitor } from './dashboard-screen';

const me: DashboardVisitor = { kind: 'signedIn', address: aliceAddress };
const wayIn = <button type="button">Connect</button>;
const settings = <p>The settings</p>;

test('a stranger is shown the way in, and asks the server for nothing', () => {
  const { asked } = stubApi({});
  renderScreen(
    <DashboardScreen visitor={{ kind: 'stranger' }} wayIn={wayIn} profileSettings={settings} />,
  );
  expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
  expect(asked).toEqual([]);
});

test('whose session is coming back is not sent to connect', () => {
  stubApi({});
  renderScreen(
    <DashboardScreen visitor={{ kind: 'restoring' }} wayIn={wayIn} profileSettings={settings} />,
  );
  expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
  expect(screen.getByText('Restoring your session')).toBeInTheDocument();
});

test('the overview shows who is signed in', async () => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<DashboardScreen visitor={me} wayIn={wayIn} profileSettings={settings} />, {
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('heading', { name: 'alice' })).toBeInTheDocument();
  expect(screen.getByText('Elite member')).toBeInTheDocument();
});

test('?view=credits shows what the balance is made of', async () => {
  stubApi({ '/v1/users/credits': { body: credits } });
  renderScreen(<DashboardScreen visitor={me} wayIn={wayIn} profileSettings={settings} />, {
    at: '/dashboard?view=credits',
    session: signedInAsAlice,
  });
  expect(await screen.findByText('165')).toBeInTheDocument();
  expect(screen.getByText('120')).toBeInTheDocument();
  expect(screen.getByText('45')).toBeInTheDocument();
});

test('credits that cannot be fetched can be asked for again', async () => {
  stubApi({ '/v1/users/credits': { status: 504, body: { message: 'Too slow' } } });
  renderScreen(<DashboardScreen visitor={me} wayIn={wayIn} profileSettings={settings} />, {
    at: '/dashboard?view=credits',
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too slow');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});
