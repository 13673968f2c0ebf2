import type { RequestListener } from 'node:http';
import sharp from 'sharp';
import { onTestFinished } from 'vitest';

import { createRenderer, type Renderer } from '../link-pictures/process/renderer';
import { builtRenderer } from './built-main';
import { startBffBefore } from './bff-under-test';
import { json, startScriptedProvider } from './scripted-provider';

/** The origin in the contract's fixtures, which a test's art host replaces. */
const FIXTURES_HOST = 'https://pictures.example';

export type Color = { r: number; g: number; b: number };
export const RED: Color = { r: 200, g: 30, b: 20 };

export const plainArt = (color: Color, side = 64): Promise<Buffer> =>
  sharp({ create: { width: side, height: side, channels: 3, background: color } })
    .png()
    .toBuffer();

export const image =
  (bytes: Buffer | string, type = 'image/png'): RequestListener =>
  (_req, res) =>
    res.writeHead(200, { 'content-type': type }).end(bytes);

/** Returns the color at these coordinates of a picture. */
export const colorAt = async (png: Buffer, left: number, top: number): Promise<Color> => {
  const [r = 0, g = 0, b = 0] = await sharp(png)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { r, g, b };
};

/** A long deadline, because other tests may load the machine. */
const DEADLINE_MS = 25_000;

/** One process for all tests of a file, because starting it takes longer than drawing. */
const shared = createRenderer(DEADLINE_MS, await builtRenderer());
const neverEnded: Renderer = { draw: shared.draw, end: () => undefined };

/** Starts a BFF before a provider that answers by path, and a host of pictures. */
export const startPictures = async (
  environment: Record<string, string> = {},
  renderer: Renderer = neverEnded,
) => {
  const [provider, art] = await Promise.all([startScriptedProvider(), startScriptedProvider()]);
  onTestFinished(provider.stop);
  onTestFinished(art.stop);
  art.respondWith(image(await plainArt(RED)));
  const bff = await startBffBefore(
    provider.url,
    { ECONOMY: 'on', IMAGE_HOSTS: art.url, METRICS_PORT: '0', ...environment },
    { renderer },
  );
  /** Lets the provider respond with these bodies, and with 404 to all other paths. */
  const provide = (bodies: Record<string, unknown>): void => {
    const byPath = new Map(
      Object.entries(bodies).map(([path, body]) => [
        path,
        JSON.parse(JSON.stringify(body).replaceAll(FIXTURES_HOST, art.url)) as unknown,
      ]),
    );
    provider.respondWith((req, res) => {
      const [path = ''] = (req.url ?? '').split('?', 1);
      const body = byPath.get(path);
      const respond = body === undefined ? json(404, { message: 'Unknown.' }) : json(200, body);
      respond(req, res);
    });
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${bff.url}/og/${path}.png`, { headers });
  const png = async (path: string): Promise<Buffer> =>
    Buffer.from(await (await get(path)).arrayBuffer());
  return { provider, art, bff, provide, get, png };
};
