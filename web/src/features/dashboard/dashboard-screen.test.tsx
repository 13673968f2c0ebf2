import { credits } from '@trait-market/contract/fixtures/credits';
import { creditLedger } from '@trait-market/contract/fixtures/economy/credits';
import { alice, aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { DashboardScreen, type DashboardVisitor } from './dashboard-screen';

const me: DashboardVisitor = { kind: 'signedIn', address: aliceAddress };
const connectButton = <button type="button">Connect</button>;
const settings = <p>The settings</p>;
function MarketViews({ view }: { view: string }) {
  return <p>{`The ${view} of the market`}</p>;
}
function Worth() {
  return <p>What it is worth</p>;
}
function WorthTotal() {
  return <p>The total</p>;
}
const parts = {
  connectButton,
  Worth,
  WorthTotal,
  profileSettings: settings,
  MarketViews,
  subscriptions: 'closed',
  creditsView: <p>The credits, as a ledger</p>,
} as const;

test('a visitor is asked to connect, and nothing is requested', () => {
  const { requests } = stubApi({});
  renderScreen(<DashboardScreen visitor={{ kind: 'stranger' }} {...parts} market="closed" />);
  expect(screen.getByRole('button', { name: 'Connect' })).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('does not send people to connect while their session is being restored', () => {
  stubApi({});
  renderScreen(<DashboardScreen visitor={{ kind: 'restoring' }} {...parts} market="closed" />);
  expect(screen.queryByRole('button', { name: 'Connect' })).not.toBeInTheDocument();
  expect(screen.getByText('Restoring your session')).toBeInTheDocument();
});

test('the overview shows who is signed in', async () => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('heading', { name: 'alice' })).toBeInTheDocument();
  expect(document.querySelector('[data-tier=Elite]')).toBeVisible();
  expect(document.body, '§6 the tier styles the border only').not.toHaveTextContent('Elite');
});

test('the overview links to the public profile, the editor and the credits', async () => {
  stubApi({ '/v1/users/me': { body: alice }, '/v1/users/credits': { body: credits } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    session: signedInAsAlice,
  });
  expect(await screen.findByText('165 in total')).toBeInTheDocument();
  const pages = within(screen.getByRole('navigation', { name: 'Your pages' }));
  expect(pages.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `/profile/${aliceAddress}`,
    '/dashboard?view=profile',
    '/dashboard?view=credits',
  ]);
});

test('the overview shows no number before it is known', async () => {
  stubApi({ '/v1/users/me': { body: alice }, '/v1/users/credits': { status: 502, body: {} } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('heading', { name: 'alice' })).toBeInTheDocument();
  expect(screen.queryByText(/in all/)).not.toBeInTheDocument();
});

test('T36 a name with no visible characters counts as no name', async () => {
  stubApi({ '/v1/users/me': { body: { ...alice, username: '\u202E' } } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('heading', { name: 'No name yet' })).toBeInTheDocument();
});

test('?view=profile is where you edit your profile', () => {
  stubApi({});
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    at: '/dashboard?view=profile',
    session: signedInAsAlice,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Edit profile' })).toBeInTheDocument();
  expect(screen.getByText('The settings')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Edit profile' })).toHaveAttribute(
    'aria-current',
    'page',
  );
});

test.each([
  ['inventory', 'Inventory'],
  ['orders', 'Orders'],
  ['radar', 'Orders at risk'],
  ['balances', 'Balances'],
  ['history', 'History'],
])('the open market adds ?view=%s', (view, title) => {
  stubApi({});
  renderScreen(<DashboardScreen visitor={me} {...parts} market="open" />, {
    at: `/dashboard?view=${view}`,
    session: signedInAsAlice,
  });
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
  expect(screen.getByText(`The ${view} of the market`)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('aria-current', 'page');
  expect(screen.queryAllByText('The total')).toHaveLength(view === 'inventory' ? 1 : 0);
});

test('E681 the menu has the views of the account, except the current one, which is a tab', async () => {
  stubApi({ '/v1/users/me': { body: alice } });
  const { whereabouts } = renderScreen(<DashboardScreen visitor={me} {...parts} market="open" />, {
    at: '/dashboard?view=notices',
    session: signedInAsAlice,
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(tabs.getByRole('link', { name: 'Notifications' })).toHaveAttribute('aria-current', 'page');
  expect(tabs.queryByRole('list')).not.toBeInTheDocument();
  await userEvent.click(tabs.getByRole('button', { name: /^More/, expanded: false }));
  const isOnlyOnPhones = (entry: HTMLElement) => entry.parentElement?.className === 'md:hidden';
  const entries = () =>
    within(tabs.getByRole('list'))
      .getAllByRole('link')
      .filter((entry) => !isOnlyOnPhones(entry));
  expect(entries().map(({ textContent }) => textContent)).toEqual([
    'Balances',
    'Edit profile',
    'Credits',
  ]);
  await userEvent.click(within(tabs.getByRole('list')).getByRole('link', { name: 'Balances' }));
  expect(whereabouts()).toBe('/dashboard?view=balances');
  await userEvent.click(tabs.getByRole('button', { name: /^More/, expanded: false }));
  expect(entries()[0]).toHaveTextContent('Notifications');
});

test('E681 a closed market has few tabs, and no menu', () => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    session: signedInAsAlice,
  });
  const tabs = within(screen.getByRole('navigation', { name: 'Dashboard' }));
  expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
    'Overview',
    'Edit profile',
    'Credits',
  ]);
  expect(tabs.queryByRole('button')).not.toBeInTheDocument();
});

test('E375 the overview of an open market repeats no tab, and leads to the public profile', async () => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="open" />, {
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('link', { name: 'See your public profile' })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  expect(screen.getByText('What it is worth')).toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Your pages' })).not.toBeInTheDocument();
  expect(
    screen.queryByText(/as soon as we can read what your wallet holds/),
  ).not.toBeInTheDocument();
});

test('the market’s views wait until it is known whether the market is open', () => {
  stubApi({});
  renderScreen(<DashboardScreen visitor={me} {...parts} market="loading" />, {
    at: '/dashboard?view=radar',
    session: signedInAsAlice,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Orders at risk' })).toBeInTheDocument();
  expect(screen.getByText('Loading')).toBeInTheDocument();
});

test('a closed market has no views', () => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    at: '/dashboard?view=radar',
    session: signedInAsAlice,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: 'Orders at risk' })).not.toBeInTheDocument();
});

test('an unknown ?view= shows the overview', () => {
  stubApi({ '/v1/users/me': { body: alice } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    at: '/dashboard?view=nonsense',
    session: signedInAsAlice,
  });
  expect(screen.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeInTheDocument();
});

test('?view=credits shows what the balance consists of', async () => {
  stubApi({ '/v1/users/credits': { body: credits } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    at: '/dashboard?view=credits',
    session: signedInAsAlice,
  });
  expect(await screen.findByText('165')).toBeInTheDocument();
  expect(screen.getByText('120')).toBeInTheDocument();
  expect(screen.getByText('45')).toBeInTheDocument();
});

test('credits that cannot be fetched can be requested again', async () => {
  stubApi({ '/v1/users/credits': { status: 504, body: { message: 'Too slow' } } });
  renderScreen(<DashboardScreen visitor={me} {...parts} market="closed" />, {
    at: '/dashboard?view=credits',
    session: signedInAsAlice,
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Too slow');
  // All three numbers are unknown, including the balance.
  expect(screen.getAllByText('Unknown')).toHaveLength(3);
  expect(screen.queryByText('0')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
});

describe('E397 a failed flag request is not a closed feature', () => {
  test.each([
    ['/dashboard', 'your dashboard', 'Dashboard'],
    ['/dashboard?view=inventory', 'this view', 'Inventory'],
  ])('of the market at %s', async (at, part, title) => {
    stubApi({ '/v1/users/me': { body: alice } });
    const retry = vi.fn();
    renderScreen(<DashboardScreen visitor={me} {...parts} market={{ retry }} />, {
      at,
      session: signedInAsAlice,
    });
    expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent(`Couldn’t load ${part}`);
    expect(screen.getByRole('link', { name: 'Inventory' })).toBeInTheDocument();
    expect(screen.queryByText(/They’ll appear here as soon as/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('of the subscriptions', async () => {
    stubApi({ '/v1/users/credits': { body: credits } });
    const retry = vi.fn();
    renderScreen(
      <DashboardScreen visitor={me} {...parts} market="open" subscriptions={{ retry }} />,
      {
        at: '/dashboard?view=credits',
        session: signedInAsAlice,
      },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t load your credits');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(retry).toHaveBeenCalledOnce();
  });

  test('and leaves the profile’s settings', () => {
    stubApi({});
    const failed = { retry: () => undefined };
    renderScreen(
      <DashboardScreen visitor={me} {...parts} market={failed} subscriptions={failed} />,
      {
        at: '/dashboard?view=profile',
        session: signedInAsAlice,
      },
    );
    expect(screen.getByText('The settings')).toBeInTheDocument();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});

describe('when subscriptions are open', () => {
  const LEDGER = '/economy/v1/wallets/me/credits/ledger';
  const show = (answers: Parameters<typeof stubApi>[0], at = '/dashboard') => {
    stubApi({ '/v1/users/me': { body: alice }, ...answers });
    renderScreen(<DashboardScreen visitor={me} {...parts} market="open" subscriptions="open" />, {
      at,
      session: signedInAsAlice,
    });
  };

  test('?view=credits shows the ledger', () => {
    show({}, '/dashboard?view=credits');
    expect(screen.getByText('The credits, as a ledger')).toBeInTheDocument();
  });

  test('E45 the overview says before the plan ends that it does not renew', async () => {
    show({ [LEDGER]: { body: { ...creditLedger, asOf: '2026-11-29T10:00:00.000Z' } } });
    expect(
      await screen.findByRole('heading', { name: 'Your Advanced plan ends in 2 days' }),
    ).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See the plans' })).toBeInTheDocument();
  });

  test('the overview is complete even without the ledger', async () => {
    show({ [LEDGER]: { status: 502, body: { message: 'No answer' } } });
    expect(await screen.findByRole('heading', { name: 'alice' })).toBeInTheDocument();
    expect(screen.queryByText(/plan ends/)).not.toBeInTheDocument();
  });

  test('nothing that would move is shown while it is unknown whether they are open', () => {
    stubApi({});
    renderScreen(
      <DashboardScreen visitor={me} {...parts} market="open" subscriptions="loading" />,
      {
        session: signedInAsAlice,
      },
    );
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });
});
