import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';

const answerTo = async (text: string) => {
  const { provider, bff } = await startScripted();
  provider.answers((_req, res) => {
    res.writeHead(200, { 'content-type': 'application/json' }).end(text);
  });
  return request(bff.url).get('/v1/marketTraits/search?searchKey=a');
};

test("passes on the provider's own bytes when the check changes nothing", async () => {
  const text = '[ {"traitValue": "Laser\\u0020Eyes", "id": "1", "new": {"__proto__": 1}} ]';
  const { text: answered, headers } = await answerTo(text);
  expect(answered).toBe(text);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(text.length),
  });
});

test('rewrites the answer when the check has changed it', async () => {
  const { text } = await answerTo('[{"id": "1", "traitValue": "Laser Eyes", "imageUrl": null}]');
  expect(text).toBe('[{"id":"1","traitValue":"Laser Eyes"}]');
});
