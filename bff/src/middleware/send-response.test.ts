import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';

const responseTo = async (text: string) => {
  const { provider, bff } = await startScripted();
  provider.respondWith((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  return request(bff.url).get('/v1/marketTraits/search?searchKey=a');
};

test.each([
  '[ {"traitValue": "Laser\\u0020Eyes", "id": "1", "new": {"__proto__": 1}} ]',
  '[{"id": "1", "traitValue": "Laser Eyes", "imageUrl": null, "size": 12345678901234567890}]',
])("passes on the provider's own bytes: %s", async (text) => {
  const { text: received, headers } = await responseTo(text);
  expect(received).toBe(text);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(text.length),
  });
  expect(headers).not.toHaveProperty('transfer-encoding');
});
