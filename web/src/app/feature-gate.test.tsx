import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { offlineView } from '@/lib/offline/offline-view';
import { renderScreen } from '@/testing/render-screen';

import { FeatureGate } from './feature-gate';

let hosts = 0;
const visit = () => {
  hosts += 1;
  return renderScreen(
    <FeatureGate flag="collections" closed={<p>Not open yet</p>}>
      <p>All collections</p>
    </FeatureGate>,
    {
      appConfig: {
        featureFlags: { host: `https://gate-${hosts}.example`, clientKey: 'sdk', usageUrl: null },
      },
    },
  );
};

const answer = vi.fn<() => Promise<Response>>();
const features = (isOpen: boolean) =>
  Response.json({ features: { collections: { defaultValue: isOpen } } });

afterEach(() => offlineView.write(undefined));

test.each([
  ['can’t be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['times out', () => Promise.reject(new DOMException('Timed out', 'TimeoutError'))],
  ['fails', () => Promise.resolve(new Response('', { status: 503 }))],
])('a flag service that %s gets a retry, not the preview of a closed feature', async (_, fails) => {
  vi.stubGlobal('fetch', answer.mockImplementation(fails));
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Couldn’t load this pageCheck your connection, then try again.',
  );
  expect(screen.queryByText('Not open yet')).not.toBeInTheDocument();
  answer.mockImplementation(async () => features(true));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('All collections')).toBeVisible();
});

test('E316 offline, a page whose flag is unknown says that it isn’t stored', async () => {
  offlineView.write({
    seen: [],
    unseen: undefined,
    Notice: () => null,
    UnseenPage: () => <h1>You’re offline</h1>,
    SeenPages: () => null,
  });
  vi.stubGlobal('fetch', answer.mockRejectedValue(new TypeError('Failed to fetch')));
  visit();
  expect(await screen.findByRole('heading', { name: 'You’re offline' })).toBeVisible();
  expect(screen.queryByText('Not open yet')).not.toBeInTheDocument();
});

test('E316 a page that was open before its flag request failed stays open', async () => {
  vi.stubGlobal('fetch', answer.mockRejectedValue(new TypeError('Failed to fetch')));
  const { queryClient, settled } = visit();
  queryClient.setQueryData(['feature', 'collections'], true);
  await queryClient.refetchQueries({ queryKey: ['feature'] });
  await settled();
  expect(screen.getByText('All collections')).toBeVisible();
});

test('a disabled feature shows that it’s closed', async () => {
  vi.stubGlobal(
    'fetch',
    answer.mockImplementation(async () => features(false)),
  );
  visit();
  expect(await screen.findByText('Not open yet')).toBeVisible();
});
