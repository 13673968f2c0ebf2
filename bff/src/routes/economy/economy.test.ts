import { economyContract } from '@trait-market/contract/economy';
import { isEventStream, routesOf } from '@trait-market/contract/shared';
import { postOrder } from '@trait-market/contract/fixtures/economy/orders';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../../testing/bff-under-test';
import { methodOf, sampleOf } from '../../testing/sample-calls';
import { json } from '../../testing/scripted-provider';

const PICTURE = '/economy/v1/avatars/fathom/7/image.svg';
const on = { ECONOMY: 'on' };

const PICTURES = [
  PICTURE,
  '/economy/v1/constructions/d7-0/before.svg',
  '/economy/v1/constructions/d7-0/after.svg',
];

const routes = routesOf(economyContract, 'economy.').filter(
  // Event streams are excluded, because they have separate tests in `events/`.
  ({ route }) => !route.path.endsWith('.svg') && !isEventStream(route),
);

const send = (url: string, method: string, path: string, body?: object) =>
  request(url)[methodOf(method)](path).set('Authorization', 'Bearer abc.def.ghi').send(body);

describe('when turned on', () => {
  test.each(routes)('$name reaches the provider unchanged', async (named) => {
    const { route } = named;
    const { path, body, response, status = 200 } = sampleOf(named);
    const { provider, bff } = await startScripted(on);
    provider.respondWith(json(status, response));
    const received = await send(bff.url, route.method, path, body);
    expect(received.status, received.text).toBe(status);
    expect(received.body).toEqual(response);
    expect(received.headers['cache-control']).toBe('no-store');
    expect(provider.calls).toMatchObject([
      { method: route.method, url: path, headers: { authorization: 'Bearer abc.def.ghi' } },
    ]);
    const sent = Buffer.from(provider.calls[0]?.body ?? '', 'latin1').toString();
    expect(sent && JSON.parse(sent)).toEqual(body ?? '');
  });

  test.each(routes)('$name forwards the message and the code of a refusal', async (named) => {
    const { route } = named;
    const { path, body } = sampleOf(named);
    const { provider, bff } = await startScripted(on);
    provider.respondWith(json(409, { message: 'The price has moved.', code: 'PRICE_MOVED' }));
    const received = await send(bff.url, route.method, path, body);
    expect(received).toMatchObject({
      status: 409,
      body: { message: 'The price has moved.', code: 'PRICE_MOVED' },
    });
    expect(provider.calls).toHaveLength(1);
  });

  test.each([
    ['a limit above 60', '/economy/v1/traits?limit=61'],
    ['a key that there is not', '/economy/v1/traits?colour=red'],
    ['an invalid address', '/economy/v1/wallets/0x12/inventory'],
    ['an id that leaves its segment', '/economy/v1/traits/..%2F..%2Fadmin'],
  ])('%s is refused without a call', async (_what, path) => {
    const { provider, bff } = await startScripted(on);
    const { status, body } = await send(bff.url, 'GET', path);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'BAD_REQUEST', message: expect.any(String) });
    expect(provider.calls).toEqual([]);
  });

  test('an invalid order is refused without a call', async () => {
    const { provider, bff } = await startScripted(on);
    const { status } = await send(bff.url, 'POST', '/economy/v1/orders', {
      ...postOrder,
      signature: 'none',
    });
    expect(status).toBe(400);
    expect(provider.calls).toEqual([]);
  });

  test('a write reaches the provider once, even if it responds "not now"', async () => {
    const { provider, bff } = await startScripted(on);
    provider.respondWith(json(503, { message: 'Not now.' }, { 'retry-after': '0' }));
    expect((await send(bff.url, 'POST', '/economy/v1/orders', postOrder)).status).toBe(503);
    expect(provider.calls).toHaveLength(1);
  });

  test.each([`${PICTURE}?with=t1&with=t2`, ...PICTURES])(
    '%s is a picture that can load and run nothing',
    async (picture) => {
      const svg = '<svg xmlns="http://www.w3.org/2000/svg"/>';
      const { provider, bff } = await startScripted(on);
      provider.respondWith((_req, res) =>
        res.writeHead(200, { 'content-type': 'image/svg+xml; charset=utf-8' }).end(svg),
      );
      const received = await request(bff.url).get(picture).buffer();
      expect(received.status, String(received.text)).toBe(200);
      expect(received.headers['content-type']).toMatch(/^image\/svg\+xml/);
      expect(received.headers['content-security-policy']).toBe(
        "default-src 'none';frame-ancestors 'none';sandbox",
      );
      expect(received.headers['x-content-type-options']).toBe('nosniff');
      expect(received.body.toString()).toBe(svg);
      expect(provider.calls).toMatchObject([
        { url: picture, headers: { accept: 'image/svg+xml' } },
      ]);
    },
  );

  test.each([
    'text/html',
    'text/html; type=image/svg+xml',
    'image/svg+xml-script',
    'image/svg+xmlhttp; charset=utf-8',
    'image/svg+xml, text/html',
    'image/svg',
    'application/xml',
  ])('%s instead of the picture is a bad response', async (contentType) => {
    const { provider, bff } = await startScripted(on);
    provider.respondWith((_req, res) =>
      res.writeHead(200, { 'content-type': contentType }).end('<h1>Hello</h1>'),
    );
    const { status, body } = await request(bff.url).get(PICTURE);
    expect(status).toBe(502);
    expect(body).toMatchObject({ code: 'PROVIDER_BAD_ANSWER' });
  });

  test('another method gets a 405 with the allowed methods', async () => {
    const { provider, bff } = await startScripted(on);
    const received = await request(bff.url).delete('/economy/v1/orders');
    expect(received.status).toBe(405);
    expect(received.headers['allow']).toBe('POST');
    expect(provider.calls).toEqual([]);
  });
});

test.each(routes.map((named) => [named.name, named.route.method, sampleOf(named).path] as const))(
  'when turned off, %s gets a 404 and a message, without a call',
  async (_name, method, path) => {
    const { provider, bff } = await startScripted();
    const { status, body } = await send(bff.url, method, path);
    expect(status).toBe(404);
    expect(body).toMatchObject({ code: 'NOT_FOUND', message: expect.any(String) });
    expect(provider.calls).toEqual([]);
  },
);
