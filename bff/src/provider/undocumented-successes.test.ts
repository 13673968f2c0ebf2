import type { RequestListener } from 'node:http';
import { isUndocumented, routesOf } from '@trait-market/contract/shared';
import { v1Contract } from '@trait-market/contract/v1';
import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { PIXEL } from '../testing/picture-form';
import { methodOf, sampleOf } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const raw =
  (status: number, body: string, contentType?: string): RequestListener =>
  (_req, res) => {
    res.writeHead(status, contentType === undefined ? {} : { 'content-type': contentType });
    res.end(body);
  };

const JSON_TYPE = 'application/json; charset=utf-8';
const TEXT_TYPE = 'text/plain; charset=utf-8';

const successes: [
  name: string,
  listener: RequestListener,
  status: number,
  text: string,
  type?: string,
][] = [
  ...[true, false, 'ok', [], null, 7, { saved: true }].map((body): (typeof successes)[number] => [
    `the JSON ${JSON.stringify(body)}`,
    json(200, body),
    200,
    JSON.stringify(body),
    JSON_TYPE,
  ]),
  ['plain text', raw(200, 'OK', 'text/plain'), 200, 'OK', TEXT_TYPE],
  ['text that claims to be JSON', raw(200, 'OK', 'application/json'), 200, 'OK', TEXT_TYPE],
  ['a body without a type', raw(201, 'OK'), 201, 'OK', 'application/octet-stream'],
  ['no body', raw(200, ''), 200, ''],
  ['202 and no body', raw(202, ''), 202, ''],
  ['202 and a body', json(202, { queued: true }), 202, '{"queued":true}', JSON_TYPE],
  ['204', raw(204, ''), 204, ''],
  ['205', raw(205, ''), 205, ''],
  ['an undeclared 226', json(226, true), 226, 'true', JSON_TYPE],
];

const routes = routesOf(v1Contract).filter(({ route }) => isUndocumented(route));

test('the calls whose success is not documented match §7', () => {
  expect(routes.map(({ name }) => name)).toEqual([
    'users.updateProfile',
    'users.createProfile',
    'users.changeEmail',
    'users.resendVerification',
    'users.verifyEmail',
    'users.uploadProfileImage',
    'users.exists',
    'tax.declare',
  ]);
});

describe.each(routes)('$name', ({ name, route }) => {
  const isUpload = name === 'users.uploadProfileImage';

  const send = (url: string) => {
    const { path, body } = isUpload ? { path: route.path } : sampleOf({ name, route });
    const call = request(url)[methodOf(route.method)](path).responseType('arraybuffer');
    return isUpload
      ? call
          .auth('abc', { type: 'bearer' })
          .attach('image', PIXEL, { filename: 'a.png', contentType: 'image/png' })
      : call.send(body);
  };

  test.each(successes)(
    'forwards %s as a success with its status and body',
    async (_, listener, status, text, type) => {
      const { provider, bff } = await startScripted();
      provider.respondWith(listener);
      const response = await send(bff.url);
      expect(response.status).toBe(status);
      expect(Buffer.from(response.body ?? '').toString()).toBe(text);
      expect(response.headers['content-type']).toBe(type);
    },
  );

  test.each([
    ['a page with a script', 'text/html', TEXT_TYPE],
    ['a picture with a script', 'image/svg+xml', 'application/octet-stream'],
    ['a script', 'text/javascript', TEXT_TYPE],
  ])('T76 forwards %s as something that no browser runs', async (_, sent, type) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(raw(200, '<script>alert(1)</script>', sent));
    const { headers } = await send(bff.url);
    expect(headers).toMatchObject({ 'content-type': type, 'x-content-type-options': 'nosniff' });
  });
});

test.each([200, 202, 299])(
  'a documented success with %i and any other body stays a 502',
  async (status) => {
    const { provider, bff } = await startScripted();
    provider.respondWith(json(status, true));
    const { body } = await request(bff.url).get('/v1/users/taxStatus').expect(502);
    expect(body).toMatchObject({ code: 'PROVIDER_BAD_ANSWER' });
  },
);
