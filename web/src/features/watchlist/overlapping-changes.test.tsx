import { watchlist } from '@trait-market/contract/fixtures/economy/watchlist';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';

import { WatchButton } from '@/components/economy/items/watch-button';
import { toasts } from '@/lib/toasts';
import { browserWatchlist } from '@/lib/watchlist/browser-watchlist';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

const MINE = '/economy/v1/wallets/me/watchlist';
const HOST = 'https://overlapping-flags.example';
const [entry] = watchlist.items;
const items = (...ids: string[]) => ({ items: ids.map((id) => ({ ...entry, kind: 'trait', id })) });

beforeEach(() => {
  browserWatchlist.write([]);
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const star = (name: string) => screen.findByRole('button', { name: `Watch ${name}` });
const expectWatched = async (fez: boolean, cap: boolean) => {
  expect(await star('Fez')).toHaveAttribute('aria-pressed', String(fez));
  expect(await star('Cap')).toHaveAttribute('aria-pressed', String(cap));
};

const deferred = () => {
  let resolve = () => undefined as void;
  const promise = new Promise<void>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
};

/** Presses both stars, of which the first is answered only when `release` is called. */
const pressBoth = async (first: StubbedAnswer) => {
  const { promise, resolve } = deferred();
  const api = stubApi({
    [`${HOST}/api/features/sdk`]: {
      body: { status: 200, features: { watchlist: { defaultValue: true } } },
    },
    [`GET ${MINE}`]: { body: items() },
    [`PUT ${MINE}`]: { ...first, until: promise },
  });
  const appConfig = { featureFlags: { host: HOST, clientKey: 'sdk', usageUrl: null } };
  renderScreen(
    <>
      <WatchButton kind="trait" id="fez" name="Fez" />
      <WatchButton kind="trait" id="cap" name="Cap" />
    </>,
    { appConfig, session: signedInAsAlice },
  );
  await waitFor(async () => expect(await star('Cap')).toBeEnabled());
  await userEvent.click(await star('Fez'));
  await userEvent.click(await star('Cap'));
  await waitFor(() => expect(api.written).toHaveLength(1));
  await expectWatched(true, true);
  return { api, release: resolve };
};

test('T203 a change stays while the answer to an earlier one arrives', async () => {
  const { api, release } = await pressBoth({ body: items('fez') });
  const second = deferred();
  release();
  api.answer(`PUT ${MINE}`, { body: items('cap', 'fez'), until: second.promise });
  await waitFor(() => expect(api.written).toHaveLength(2));
  await expectWatched(true, true);
  second.resolve();
  await expectWatched(true, true);
});

const closed: StubbedAnswer = { status: 503, body: { message: 'Closed' } };

test('T203 after two failed changes, neither is shown', async () => {
  const { api, release } = await pressBoth(closed);
  release();
  await waitFor(() => expect(api.written).toHaveLength(2));
  await waitFor(() => expectWatched(false, false));
  expect(toasts.read()).toMatchObject([{ kind: 'error' }, { kind: 'error' }]);
});

test('T203 a change whose answer was lost is shown as the market saved it', async () => {
  const { api, release } = await pressBoth({ body: items('fez') });
  api.answer(`GET ${MINE}`, { body: items('cap', 'fez') });
  api.answer(`PUT ${MINE}`, { body: {}, until: Promise.reject(new TypeError('Lost')) });
  release();
  await waitFor(() => expect(toasts.read()).toMatchObject([{ kind: 'error' }]));
  await waitFor(() => expectWatched(true, true));
});
