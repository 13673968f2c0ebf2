import { alice, aliceAddress } from '@trait-market/contract/fixtures/users';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { ShareActions } from './share-actions';
import type { Shareable } from './shareable';

const FATHOM: Shareable = {
  title: 'Fathom Club #7',
  path: '/avatars/fathom-club/7',
  art: [['https://art.example/fathom-7.svg']],
  fileName: 'fathom-club-7',
  isOwnAvatar: true,
};

/** Stands in for `XMLHttpRequest`, which uploads use, and answers with the statuses in turn. */
const stubUpload = (...statuses: number[]) => {
  const sent: File[] = [];
  class Upload extends EventTarget {
    readonly upload = new EventTarget();
    status = 0;
    statusText = '';
    responseText = JSON.stringify({ message: 'Closed for cleaning.' });
    open() {}
    setRequestHeader() {}
    abort() {}
    send(body: FormData) {
      const image = body.get('image');
      if (image instanceof File) sent.push(image);
      this.status = statuses.shift() ?? 200;
      queueMicrotask(() => this.dispatchEvent(new Event('load')));
    }
  }
  vi.stubGlobal('XMLHttpRequest', Upload);
  return sent;
};

const show = (of: Shareable = FATHOM) => {
  stubApi({ '/v1/users/me': { body: alice }, '/v1/users/profile': { body: alice } });
  renderScreen(<ShareActions of={of} />, { session: signedInAsAlice });
};

const USE = 'Use as profile picture';

beforeEach(() => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(
    () => ({ fillRect: vi.fn(), drawImage: vi.fn(), measureText: () => ({ width: 1 }) }) as never,
  );
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) =>
    done(new Blob(['png'])),
  );
});

/** Opens the panel, whose button follows the one that opens it. */
const setButton = async () => {
  await userEvent.click(await screen.findByRole('button', { name: USE }));
  await vi.waitFor(() => expect(screen.getAllByRole('button', { name: USE })).toHaveLength(2));
  const [, set] = screen.getAllByRole('button', { name: USE });
  if (!set) throw new Error('The panel has a button.');
  return set;
};

test('E489 an own avatar becomes the profile picture, and the confirmation leads to the profile', async () => {
  const sent = stubUpload();
  show();
  await userEvent.click(await setButton());
  expect(await screen.findByText(/^Fathom Club #7 is now your profile picture/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'See your profile' })).toHaveAttribute(
    'href',
    `/profile/${aliceAddress}`,
  );
  expect(sent.map(({ name, type }) => [name, type])).toEqual([['fathom-club-7.png', 'image/png']]);
});

test('E489 a refused picture changes nothing, says so, and can be tried again', async () => {
  const sent = stubUpload(503);
  show();
  const set = await setButton();
  await userEvent.click(set);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Your picture hasn’t changed. Closed for cleaning.',
  );
  await userEvent.click(set);
  expect(await screen.findByText(/is now your profile picture/)).toBeVisible();
  expect(sent).toHaveLength(2);
});

test('E489 what isn’t the user’s own avatar can’t become their picture', async () => {
  show({ ...FATHOM, isOwnAvatar: false });
  await userEvent.click(await screen.findByRole('button', { name: 'Save picture' }));
  await screen.findByRole('group', { name: 'Save picture' });
  expect(screen.queryByRole('button', { name: USE })).not.toBeInTheDocument();
});

test('E489 the panel of pictures has it, too', async () => {
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Save picture' }));
  await screen.findByRole('group', { name: 'Save picture' });
  expect(screen.getAllByRole('button', { name: USE })).toHaveLength(2);
});
