import { fathomClub } from '@trait-market/contract/fixtures/economy/collectors';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { renderScreen } from '@/testing/render-screen';
import { stubApi } from '@/testing/stub-api';

import { ShareActions } from './share-actions';
import type { Shareable } from './shareable';

const HELMET: Shareable = {
  title: 'Brass Diving Helmet',
  collection: 'fathom-club',
  path: '/traits/brass-diving-helmet',
  art: [['https://art.example/helmet.svg']],
  fileName: 'brass-diving-helmet',
};
const ADDRESS = new URL('/traits/brass-diving-helmet', window.location.origin).href;

const open = (of: Shareable = HELMET) => {
  const { requests } = stubApi({ '/economy/v1/collections/fathom-club': { body: fathomClub } });
  renderScreen(<ShareActions of={of} />);
  return { requests };
};

const press = async (name: string | RegExp) =>
  userEvent.click(await screen.findByRole('button', { name }));

/** Stands in for the canvas, which jsdom lacks. */
const stubCanvas = (toBlob: HTMLCanvasElement['toBlob'] = (done) => done(new Blob(['png']))) => {
  const canvas = {
    fillRect: vi.fn(),
    beginPath: vi.fn(),
    moveTo: vi.fn(),
    lineTo: vi.fn(),
    fill: vi.fn(),
    drawImage: vi.fn(),
    fillText: vi.fn<(text: string) => void>(),
    measureText: () => ({ width: 10 }),
  };
  const sizes: number[][] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockImplementation(function context() {
    return canvas as never;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function blob(
    this: HTMLCanvasElement,
    ...rest
  ) {
    sizes.push([this.width, this.height]);
    toBlob.call(this, ...rest);
  });
  return { ...canvas, sizes, texts: () => canvas.fillText.mock.calls.map(([text]) => text) };
};

const downloads: string[] = [];
beforeEach(() => {
  downloads.length = 0;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    downloads.push(this.download);
  });
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: vi.fn() }),
  );
});

test('E293 shares through the browser’s own sheet, and ignores that it was closed', async () => {
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValueOnce();
  share.mockRejectedValueOnce(new DOMException('Closed', 'AbortError'));
  Object.assign(navigator, { share });
  open();
  await press('Share');
  expect(share).toHaveBeenLastCalledWith({ title: 'Brass Diving Helmet', url: ADDRESS });
  await press('Share');
  expect(screen.queryByLabelText('Link')).not.toBeInTheDocument();
  share.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
  await press('Share');
  expect(await screen.findByLabelText('Link')).toHaveValue(ADDRESS);
  Reflect.deleteProperty(navigator, 'share');
});

test('E293 without a share sheet, copies the link, and says what to do if the browser refuses', async () => {
  const user = userEvent.setup();
  open();
  const button = await screen.findByRole('button', { name: 'Share' });
  await user.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  expect(await screen.findByRole('link', { name: /^Post on X/ })).toHaveAttribute(
    'href',
    `https://x.com/intent/post?text=Brass+Diving+Helmet&url=${encodeURIComponent(ADDRESS)}`,
  );
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  write.mockRejectedValueOnce(new DOMException('Refused', 'NotAllowedError'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText(/^Couldn’t copy the link/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  expect(write).toHaveBeenLastCalledWith(ADDRESS);
});

test.each([
  [/^Phone wallpaper/, [1440, 3120], 'phone'],
  [/^Desktop wallpaper/, [2560, 1440], 'desktop'],
])('E293 saves a picture with name and collection: %s', async (label, size, id) => {
  const { sizes, drawImage, texts } = stubCanvas();
  open();
  await press('Save picture');
  await press(label);
  expect(await screen.findByText(/saved to your downloads/)).toBeVisible();
  expect(sizes).toEqual([size]);
  expect(drawImage).toHaveBeenCalledTimes(1);
  expect(texts()).toEqual(['Brass Diving Helmet', fathomClub.name]);
  expect(downloads).toEqual([`brass-diving-helmet-${id}.png`]);
});

test('E430 a profile picture has no name unless it is ticked', async () => {
  const { texts } = stubCanvas();
  open();
  await press('Save picture');
  await press(/^Profile picture/);
  expect(await screen.findByText(/saved to your downloads/)).toBeVisible();
  expect(texts()).toEqual([]);
  await userEvent.click(screen.getByRole('checkbox', { name: 'On the profile picture' }));
  await press(/^Profile picture/);
  await waitFor(() => expect(texts()).toEqual(['Brass Diving Helmet', fathomClub.name]));
  expect(downloads).toEqual(Array(2).fill('brass-diving-helmet-profile.png'));
});

test('E293 leaves the name out on request, but never that a look isn’t worn', async () => {
  const { texts } = stubCanvas();
  open({ ...HELMET, mark: 'Not worn yet' });
  await press('Save picture');
  await userEvent.click(await screen.findByLabelText('On the other sizes'));
  await press(/^Desktop wallpaper/);
  await waitFor(() => expect(texts()).toEqual(['Not worn yet']));
});

test('E293 loads only the pictures that fit, so a missing one beyond them changes nothing', async () => {
  const { drawImage } = stubCanvas();
  const art = Array.from({ length: 40 }, (_, index) => [`https://art.example/${index}.svg`]);
  open({ ...HELMET, art: [...art.slice(0, 12), [''], ...art.slice(13)] });
  await press('Save picture');
  await press(/^Profile picture/);
  expect(await screen.findByText(/saved to your downloads/)).toBeVisible();
  expect(drawImage).toHaveBeenCalledTimes(12);
});

test('E293 leaves the collection out while its name can’t be loaded, never its slug', async () => {
  const { texts } = stubCanvas();
  stubApi({ '/economy/v1/collections/fathom-club': { status: 404, body: { message: 'None' } } });
  renderScreen(<ShareActions of={HELMET} />);
  await press('Save picture');
  await press(/^Desktop wallpaper/);
  expect(await screen.findByText(/saved to your downloads/)).toBeVisible();
  expect(texts()).toEqual(['Brass Diving Helmet']);
});

const decodeOnlyWithoutCors = function decode(this: HTMLImageElement) {
  return this.crossOrigin === 'anonymous' ? Promise.reject(new Error('CORS')) : Promise.resolve();
};

test.each<[string, () => void, RegExp]>([
  [
    'its host refuses copies',
    () => {
      stubCanvas();
      vi.spyOn(HTMLImageElement.prototype, 'decode').mockImplementation(decodeOnlyWithoutCors);
    },
    /doesn’t allow copies/,
  ],
  [
    'its art can’t be loaded',
    () => {
      stubCanvas();
      vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('Not found'));
    },
    /art couldn’t be loaded/,
  ],
  [
    'the canvas holds a picture of another site',
    () =>
      stubCanvas(() => {
        throw new DOMException('Tainted', 'SecurityError');
      }),
    /doesn’t allow copies/,
  ],
  ['the browser runs out of memory', () => stubCanvas((done) => done(null)), /Try a smaller one/],
])('T135 saves nothing and says why if %s, and can be tried again', async (_, arrange, words) => {
  arrange();
  open();
  await press('Save picture');
  await press(/^Profile picture/);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(downloads).toEqual([]);
  stubCanvas();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockResolvedValue();
  await press(/^Profile picture/);
  expect(await screen.findByText(/saved to your downloads/)).toBeVisible();
});

test('T135 loads no script or data address as a picture', async () => {
  stubCanvas();
  open({ ...HELMET, art: [['data:image/svg+xml,<svg/>']] });
  await press('Save picture');
  await press(/^Profile picture/);
  expect(await screen.findByRole('alert')).toHaveTextContent(/art couldn’t be loaded/);
});

test('E293 requests nothing before a press', async () => {
  const { requests } = open();
  await screen.findByRole('button', { name: 'Save picture' });
  expect(requests).toEqual([]);
  await press('Save picture');
  await waitFor(() => expect(requests).toEqual(['/economy/v1/collections/fathom-club']));
});

test('Escape closes the panel, returns the focus, and leaves the dialog around it open', async () => {
  stubApi({ '/economy/v1/collections/fathom-club': { body: fathomClub } });
  renderScreen(
    <Dialog defaultOpen>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Bought</DialogTitle>
        <ShareActions of={HELMET} />
      </DialogContent>
    </Dialog>,
  );
  await press('Save picture');
  const opener = screen.getByRole('button', { name: 'Save picture' });
  await userEvent.click(await screen.findByRole('checkbox', { name: 'On the profile picture' }));
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('list', { name: 'Sizes' })).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
  expect(screen.getByRole('dialog', { name: 'Bought' })).toBeInTheDocument();
});

test('a press outside closes the panel and still does what it pressed', async () => {
  const pressed = vi.fn();
  stubApi({ '/economy/v1/collections/fathom-club': { body: fathomClub } });
  renderScreen(
    <>
      <ShareActions of={HELMET} />
      <button type="button" onClick={pressed}>
        Next
      </button>
    </>,
  );
  await press('Share');
  await userEvent.click(await screen.findByRole('textbox', { name: 'Link' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(pressed).toHaveBeenCalledOnce();
  expect(screen.queryByRole('textbox', { name: 'Link' })).not.toBeInTheDocument();
});

test.each([
  ['Share', 'Share'],
  ['Save picture', 'Save picture'],
])('E416 the panel of “%s” scrolls into view and takes the focus', async (button, name) => {
  const scroll = vi.spyOn(Element.prototype, 'scrollIntoView');
  open();
  await press(button);
  const panel = await screen.findByRole('group', { name });
  expect(panel).toHaveFocus();
  expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' });
  expect(scroll.mock.contexts[0]).toBe(panel.parentElement);
  await userEvent.keyboard('{Escape}');
  expect(panel).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: button })).toHaveFocus();
});
