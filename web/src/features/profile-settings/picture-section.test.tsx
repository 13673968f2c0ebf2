import { alice } from '@trait-market/contract/fixtures/users';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi } from '@/testing/stub-api';

import { PictureSection } from './picture-section';

const previews = { made: 0, live: new Set<string>() };

beforeEach(() => {
  previews.made = 0;
  previews.live.clear();
  Object.assign(URL, {
    createObjectURL: vi.fn<() => string>(() => {
      previews.made += 1;
      const url = `blob:preview-${previews.made}`;
      previews.live.add(url);
      return url;
    }),
    revokeObjectURL: vi.fn<(url: string) => void>((url) => void previews.live.delete(url)),
  });
  stubApi({});
});

const show = () => renderScreen(<PictureSection user={alice} />, { session: signedInAsAlice });
const choose = (file: File) =>
  userEvent.setup({ applyAccept: false }).upload(screen.getByLabelText(/^Choose/), file);
/** The first bytes of a PNG file. The tests combine them with any media type. */
const START = Uint8Array.from('\x89PNG\r\n\x1A\n', (letter) => letter.charCodeAt(0));
const picture = (name: string, type = 'image/png') => new File([START], name, { type });

test('shows a chosen picture before it is uploaded', async () => {
  show();
  await choose(picture('fox.png'));
  expect(await screen.findByRole('img', { name: 'Preview' })).toHaveAttribute(
    'src',
    'blob:preview-1',
  );
  expect(screen.getByText(/fox\.png/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Use this picture' })).toBeInTheDocument();
});

test('keeps a preview only as long as it is shown', async () => {
  const { unmount } = show();
  await choose(picture('fox.png'));
  await screen.findByText('fox.png');
  await choose(picture('owl.png'));
  await screen.findByText('owl.png');
  expect([...previews.live]).toEqual(['blob:preview-2']);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(previews.live.size).toBe(0);
  await choose(picture('fox.png'));
  await screen.findByText('fox.png');
  unmount();
  expect(previews.live.size).toBe(0);
});

test('the last of several chosen files is shown, whichever is read first', async () => {
  const slow = picture('slow.png');
  let finishReading: (() => void) | undefined;
  vi.spyOn(slow, 'slice').mockImplementation(() => {
    const start = new Blob([START]);
    const read = start.arrayBuffer.bind(start);
    start.arrayBuffer = () =>
      new Promise((resolve) => {
        finishReading = () => resolve(read());
      });
    return start;
  });
  show();
  await choose(slow);
  await choose(picture('fox.png'));
  await screen.findByText('fox.png');
  finishReading?.();
  await waitFor(() => expect(previews.made).toBe(2));
  await waitFor(() => expect([...previews.live]).toEqual(['blob:preview-1']));
  expect(screen.getByText('fox.png')).toBeInTheDocument();
});

test('refuses a file that isn’t a picture, and takes another one', async () => {
  show();
  await choose(new File(['%PDF'], 'terms.pdf', { type: 'application/pdf' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('PNG, JPEG, WebP or GIF');
  expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
  await choose(picture('fox.png'));
  expect(await screen.findByRole('img', { name: 'Preview' })).toBeInTheDocument();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('refuses a file that the browser cannot draw', async () => {
  show();
  await choose(picture('torn.png'));
  fireEvent.error(await screen.findByRole('img', { name: 'Preview' }));
  expect(screen.getByRole('alert')).toHaveTextContent('can’t be shown as a picture');
  expect(screen.queryByRole('button', { name: 'Use this picture' })).not.toBeInTheDocument();
});

test('Discard returns the focus to the file choice', async () => {
  show();
  await choose(picture('fox.png'));
  await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(screen.getByLabelText('Choose a picture')).toHaveFocus();
});

test('the picture can be removed', async () => {
  const { answer, written } = stubApi({ 'PATCH /v1/users/profile': { body: {} } });
  show();
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(written).toEqual([
    { method: 'PATCH', path: '/v1/users/profile', body: { avatarPhoto: null } },
  ]);
  answer('PATCH /v1/users/profile', { status: 500, body: { message: 'It broke.' } });
  await userEvent.click(screen.getByRole('button', { name: 'Remove the picture' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Couldn’t remove your picture');
});
