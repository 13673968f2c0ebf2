import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import sharp from 'sharp';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';

import { builtRenderer } from '../testing/built-main';
import { colorAt, image, plainArt, RED, startPictures } from '../testing/link-pictures';
import { hang } from '../testing/provider-responses';
import { startScriptedProvider } from '../testing/scripted-provider';
import { createRenderer } from './process/renderer';

const TRAIT = '/economy/v1/traits/brass-diving-helmet';
const PATH = 'traits/brass-diving-helmet';
const ART = [885, 200] as const;
const MEGABYTE = 1_048_576;

const elsewhere = await startScriptedProvider();

const huge = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${'<path d="M0 0h9v9H0z" fill="#c81e14"/>'.repeat(20_000)}</svg>`;
const pixels = await sharp({
  create: { width: 5000, height: 5000, channels: 3, background: RED },
})
  .png()
  .toBuffer();
const tiff = await sharp(pixels).resize(9).tiff().toBuffer();
const red = await plainArt(RED);

afterAll(elsewhere.stop);
beforeEach(() => {
  elsewhere.calls.length = 0;
});

/** Returns the picture's color where the art should be. */
const drawnWith = async (
  { provide, get }: Pick<Awaited<ReturnType<typeof startPictures>>, 'provide' | 'get'>,
  imageUrl: string = divingHelmetDetail.imageUrl ?? '',
) => {
  provide({ [TRAIT]: { ...divingHelmetDetail, imageUrl } });
  const response = await get(PATH);
  expect(response.status).toBe(200);
  expect(response.headers.get('cache-control')).toMatch(/^public, max-age=60,/);
  return colorAt(Buffer.from(await response.arrayBuffer()), ...ART);
};

describe('T103 a picture is drawn without art', () => {
  test.each([
    ['on another host', `${elsewhere.url}/a.png`],
    ['on an allowed host, with a password', 'http://user:secret@ART/a.png'],
    ['in a file', 'file:///etc/passwd'],
    ['in the URL itself', `data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>`],
    ['of a relative URL', '/a.png'],
  ])('%s, which is not requested', async (_, url) => {
    const pictures = await startPictures();
    const { art } = pictures;
    expect(await drawnWith(pictures, url.replace('ART', new URL(art.url).host))).not.toEqual(RED);
    expect(elsewhere.calls).toEqual([]);
    expect(art.calls).toEqual([]);
  });

  test('whose host redirects, without following', async () => {
    const pictures = await startPictures();
    pictures.art.respondWith((_req, res) =>
      res.writeHead(302, { location: `${elsewhere.url}/a.png` }).end(),
    );
    expect(await drawnWith(pictures)).not.toEqual(RED);
    expect(elsewhere.calls).toEqual([]);
  });

  test('of 50 MB, of which at most 6 MB are read', async () => {
    const pictures = await startPictures();
    let sent = 0;
    pictures.art.respondWith((_req, res) => {
      res.writeHead(200, { 'content-type': 'image/png' });
      const send = (): void => {
        while (sent < 50 * MEGABYTE && !res.destroyed) {
          sent += MEGABYTE / 16;
          if (!res.write(Buffer.alloc(MEGABYTE / 16))) return void res.once('drain', send);
        }
        res.end();
      };
      send();
    });
    expect(await drawnWith(pictures)).not.toEqual(RED);
    // The kernel's buffers of both sides hold what was sent, but not read.
    expect(sent).toBeLessThan(16 * MEGABYTE);
  });

  test.each([
    ['of another type', image(red, 'text/html')],
    ['that isn’t a picture', image('<h1>No</h1>')],
    ['in a format that isn’t allowed', image(tiff)],
    ['of 25 million pixels', image(pixels)],
    ['that is a drawing of 700 kB', image(huge, 'image/svg+xml')],
    [
      'that is compressed',
      (_req: unknown, res: Parameters<typeof hang>[1]) =>
        res.writeHead(200, { 'content-type': 'image/png', 'content-encoding': 'gzip' }).end(red),
    ],
    ['that never arrives', hang],
  ])('%s', async (_, respond) => {
    const pictures = await startPictures();
    pictures.art.respondWith((req, res) => void respond(req, res));
    expect(await drawnWith(pictures)).not.toEqual(RED);
  });

  test('that takes minutes to draw: the process is killed at the deadline', async () => {
    const renderer = createRenderer(4000, await builtRenderer());
    onTestFinished(renderer.end);
    const pictures = await startPictures({}, renderer);
    const filter = '<filter id="f"><feTurbulence numOctaves="200" baseFrequency="0.01"/></filter>';
    const bomb = `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512">${filter}${'<rect width="512" height="512" filter="url(#f)"/>'.repeat(300)}</svg>`;
    pictures.art.respondWith(image(bomb, 'image/svg+xml'));
    const start = performance.now();
    expect(await drawnWith(pictures)).not.toEqual(RED);
    expect(performance.now() - start).toBeLessThan(25_000);

    pictures.art.respondWith(image(await plainArt(RED)));
    pictures.provide({ '/economy/v1/traits/other': { ...divingHelmetDetail, id: 'other' } });
    expect(await colorAt(await pictures.png('traits/other'), ...ART)).toEqual(RED);
  });

  test('that names a file or another host, which is not read', async () => {
    const pictures = await startPictures();
    const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="${elsewhere.url}/a.png" width="9" height="9"/><image href="file:///etc/passwd" width="9" height="9"/></svg>`;
    pictures.art.respondWith(image(drawing, 'image/svg+xml'));
    pictures.provide({ [TRAIT]: divingHelmetDetail });
    expect((await pictures.get(PATH)).status).toBe(200);
    expect(elsewhere.calls).toEqual([]);
  });
});
