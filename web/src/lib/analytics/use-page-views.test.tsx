import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode } from 'react';
import { Link, MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';

import { defaultAppConfig } from '@/config/app-config';
import { AppConfigContext } from '@/config/app-config-context';

import { usePageViews } from './use-page-views';

const sent: { url: string; body: unknown }[] = [];
const patterns = () => sent.map(({ body }) => Reflect.get(Object(body), 'pattern'));

beforeEach(() => {
  sent.length = 0;
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push({ url, body: JSON.parse(String(body)) });
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});

const routes = [{ path: '/' }, { path: '/market' }, { path: '/profile/:address' }, { path: '*' }];
const links = ['/', '/market', '/market/?name=hat', '/profile/0xa', '/profile/0xb', '/nowhere'];

function Page() {
  usePageViews(routes);
  return links.map((to) => (
    <Link key={to} to={to}>
      {to}
    </Link>
  ));
}

const arrive = (at: string, analyticsUrl: string | null = 'https://analytics.example/views') =>
  render(
    <StrictMode>
      <AppConfigContext value={{ ...defaultAppConfig, analyticsUrl }}>
        <MemoryRouter initialEntries={[at]}>
          <Page />
        </MemoryRouter>
      </AppConfigContext>
    </StrictMode>,
  );
const go = (to: string) => userEvent.click(screen.getByRole('link', { name: to }));

test('sends one page view on arrival, even where effects run twice', () => {
  arrive('/profile/0xa?secret=1#there');
  expect(sent).toEqual([
    {
      url: 'https://analytics.example/views',
      body: { pattern: '/profile/:address', at: expect.stringMatching(/^\d{4}-.*Z$/) },
    },
  ]);
});

test('sends one for each change of route, by its pattern', async () => {
  arrive('/');
  for (const to of ['/market', '/profile/0xa', '/profile/0xb', '/nowhere', '/']) await go(to);
  expect(patterns()).toEqual(['/', '/market', '/profile/:address', '/profile/:address', '*', '/']);
});

test('ignores a new query on the same page', async () => {
  arrive('/market');
  await go('/market/?name=hat');
  await go('/market');
  expect(patterns()).toEqual(['/market']);
});

test('sends nothing without an address', async () => {
  arrive('/', null);
  await go('/market');
  expect(sent).toEqual([]);
});
