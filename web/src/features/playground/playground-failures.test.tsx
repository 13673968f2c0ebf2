import { fathom7, fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { traitPage } from '@trait-market/contract/fixtures/economy/traits';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { toasts } from '@/lib/toasts';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';
import {
  ANSWERS,
  BARE,
  HELMET,
  crown,
  helmet,
  layers,
  openPlayground,
  option,
  pageOf,
  picture,
  showPlayground,
} from '@/testing/playground';

const AVATAR = '/economy/v1/avatars/fathom-club/7';
const TRAITS = '/economy/v1/traits';
const POOL = `${TRAITS}?collection=fathom-club&limit=60&sort=name`;
const NEXT = `${TRAITS}?collection=fathom-club&slot=headwear&sort=rarity&limit=24&cursor=bmV4dA`;
const PRICE = '/economy/v1/looks/price';
const MESSAGE = 'Closed for stocktaking';
const FAILURE: StubbedAnswer = { status: 503, body: { message: MESSAGE } };
const WEARS_HELMET = `?collection=fathom-club&wear=${helmet.id}`;

const cutOff = (path: string) => {
  const reachable = fetch;
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) =>
    input.startsWith(path)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : reachable(input, init),
  );
  return () => vi.stubGlobal('fetch', reachable);
};

const expectToast = async (header: string, description: string) => {
  await waitFor(() => expect(toasts.read()).toHaveLength(1));
  expect(toasts.read()).toMatchObject([{ kind: 'error', header, description }]);
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

describe.each([
  {
    what: 'the collections',
    search: '',
    path: '/economy/v1/collections',
    title: 'Couldn’t load the collections',
    loaded: () => screen.findByRole('heading', { name: BARE }),
  },
  {
    what: 'the avatar of a link',
    search: '?avatar=fathom-club/7',
    path: AVATAR,
    title: 'Couldn’t load this avatar',
    loaded: () => screen.findByRole('heading', { name: 'Fathom Club #7' }),
  },
  {
    what: 'a trait of a link',
    search: WEARS_HELMET,
    path: HELMET,
    title: 'Couldn’t load this look',
    loaded: () => screen.findByRole('img', { name: BARE }),
  },
  {
    what: 'the traits of a slot',
    search: '',
    path: TRAITS,
    title: 'Couldn’t load the traits',
    loaded: () => option(/^Brass Diving Helmet/),
  },
  {
    what: 'the price of a look',
    search: WEARS_HELMET,
    path: PRICE,
    title: 'Couldn’t load what this look costs',
    loaded: () => screen.findByText('Costs now'),
  },
])('if $what can’t be loaded', ({ search, path, title, loaded }) => {
  const expectRecovery = async (words: string, recover: () => void) => {
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(title);
    expect(alert).toHaveTextContent(words);
    recover();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await loaded()).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByText(title)).not.toBeInTheDocument());
  };

  test('says so with the server’s message, and loads it after Try again', async () => {
    const { answer } = openPlayground(search, { answers: { [path]: FAILURE } });
    await expectRecovery(MESSAGE, () => answer(path, ANSWERS[path] ?? FAILURE));
  });

  test('says so when the network fails, and loads it after Try again', async () => {
    stubApi(ANSWERS);
    const reconnect = cutOff(path);
    showPlayground(search);
    await expectRecovery('Check your connection', reconnect);
  });
});

test('if more traits of a slot can’t be loaded, keeps the first ones, and loads more after Try again', async () => {
  const { answer } = openPlayground('', {
    answers: {
      [TRAITS]: { body: { ...traitPage, items: [helmet], nextCursor: 'bmV4dA', total: 2 } },
      [NEXT]: FAILURE,
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /more/i }));
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t load more traits');
  expect(alert).toHaveTextContent(MESSAGE);
  expect(await option(/^Brass Diving Helmet/)).toBeInTheDocument();
  answer(NEXT, { body: { ...traitPage, items: [crown], total: 2 } });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await option(/^Tin Crown/)).toBeInTheDocument();
  expect(screen.queryByText('Couldn’t load more traits')).not.toBeInTheDocument();
});

test('if the traits to shuffle can’t be loaded, says so and changes nothing', async () => {
  const { answer } = openPlayground(WEARS_HELMET, { answers: { [POOL]: FAILURE } });
  await userEvent.click(await screen.findByRole('button', { name: 'Shuffle' }));
  await expectToast('Couldn’t load the traits', 'Nothing changed. Try again in a moment.');
  expect(layers(BARE)).toEqual([picture('bare-body'), helmet.layerUrl]);

  answer(POOL, { body: { ...traitPage, items: [crown] } });
  await userEvent.click(screen.getByRole('button', { name: 'Shuffle' }));
  // The only helmet isn't among the fetched traits, so a shuffle can leave the slot empty.
  await waitFor(() => expect(layers(BARE)).not.toContain(helmet.layerUrl));
});

test('shares the link of the look', async () => {
  openPlayground(WEARS_HELMET);
  await userEvent.click(await screen.findByRole('button', { name: 'Share' }));
  expect(await screen.findByLabelText('Link')).toHaveValue(window.location.href);
});

test('if the picture can’t be drawn, says so, and the picture can be saved again', async () => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(() => null);
  openPlayground(WEARS_HELMET);
  await userEvent.click(await screen.findByRole('button', { name: 'Save picture' }));
  const save = await screen.findByRole('button', { name: /^Profile picture/ });
  await userEvent.click(save);
  expect(await screen.findByRole('alert')).toHaveTextContent(/^Your browser couldn’t draw/);
  await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'false'));
});

test('shows a placeholder for a face whose picture can’t be loaded', async () => {
  const faces = [{ ...fathom7, imageUrl: picture('face') }];
  openPlayground('', {
    answers: { '/economy/v1/collections': pageOf({ ...fathomClub, faces }) },
  });
  const face = await screen.findByRole('link', { name: 'Fathom Club #7' });
  const shown = face.querySelector('img');
  if (shown === null) throw new Error('The face has no picture.');
  fireEvent.error(shown);
  expect(face.querySelector('img')).toBeNull();
  expect(face.querySelector('svg')).not.toBeNull();
});

test('says so when there is no collection, and when no trait has that name', async () => {
  const { unmount } = openPlayground('', { answers: { '/economy/v1/collections': pageOf() } });
  expect(await screen.findByText('There are no collections on the market yet.')).toBeVisible();
  unmount();

  openPlayground('', { answers: { [TRAITS]: { body: { ...traitPage, items: [], total: 0 } } } });
  expect(await screen.findByText('No trait of this slot has that in its name.')).toBeVisible();
});

test('if the wallet’s traits can’t be loaded, the playground works without them', async () => {
  openPlayground('', {
    session: signedInAsAlice,
    answers: { [`/economy/v1/wallets/${aliceAddress}/inventory`]: FAILURE },
  });
  await userEvent.click(await option(/^Brass Diving Helmet/));
  expect(layers(BARE)).toEqual([picture('bare-body'), helmet.layerUrl]);
  expect(screen.queryByRole('button', { name: /^Closest to/ })).not.toBeInTheDocument();
});
