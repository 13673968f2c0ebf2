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

test('what the check leaves as it is goes on in the provider’s own words', async () => {
  const text = '[ {"traitValue": "Laser\\u0020Eyes", "id": "1", "new": {"__proto__": 1}} ]';
  const { text: answered, headers } = await answerTo(text);
  expect(answered).toBe(text);
  expect(headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(text.length),
  });
});

test('what the check has changed is written again', async () => {
  const { text } = await answerTo('[{"id": "1", "traitValue": "Laser Eyes", "imageUrl": null}]');
  expect(text).toBe('[{"id":"1","traitValue":"Laser Eyes"}]');
});
