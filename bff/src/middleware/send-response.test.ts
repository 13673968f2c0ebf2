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
  ['with an escape', '[ {"traitValue": "Laser\\u0020Eyes", "id": "1", "new": {"__proto__": 1}} ]'],
  [
    'with a number beyond what JavaScript can hold',
    '[{"id": "1", "traitValue": "Laser Eyes", "imageUrl": null, "size": 12345678901234567890}]',
  ],
  ['with other scripts', '[{"id": "1", "traitValue": "Café 帽子 🎩"}]'],
  ['of a long response', `[{"id": "1", "traitValue": "Café 帽子 🎩"}${' '.repeat(20_000)}]`],
])("passes on the provider's own bytes %s", async (_, text) => {
  const { text: received, headers } = await responseTo(text);
  expect(received).toBe(text);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(text)),
  });
  expect(headers).not.toHaveProperty('transfer-encoding');
});
