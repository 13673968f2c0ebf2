import request from 'supertest';
import { expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { ADDRESS } from '../testing/sample-calls';
import { json } from '../testing/scripted-provider';

const PATIENT = { timeout: 5000 };
const onlyWhatIsCertain = () => 0.999;
const overloaded = () => ({ utilisation: 1, delay: 100 });

const nonce = (url: string) => request(url).get(`/v1/users/nonce?walletAddress=${ADDRESS}`);
const search = (url: string) => request(url).get('/v1/marketTraits/search?searchKey=a');

test('an overloaded process refuses search at first and sign-in at last, and asks nobody', async () => {
  const { provider, bff } = await startScripted(
    {},
    { measure: overloaded, random: onlyWhatIsCertain },
  );
  provider.answers(json(200, []));
  await expect.poll(async () => (await search(bff.url)).status, PATIENT).toBe(503);

  await expect.poll(async () => (await nonce(bff.url)).status, PATIENT).toBe(503);
  const asked = provider.calls.length;
  const shed = await nonce(bff.url);
  expect(shed.headers['retry-after']).toBe('1');
  expect(shed.headers['x-content-type-options']).toBe('nosniff');
  expect(shed.body).toEqual({
    message: expect.stringMatching(/ busy right now\. Please try again/),
    code: 'OVERLOADED',
    requestId: shed.headers['x-request-id'],
  });
  expect(provider.calls).toHaveLength(asked);

  // The web itself stays, so that people see a page that says so.
  expect((await request(bff.url).get('/app-config.json')).status).toBe(200);
});

test('it ends by itself', async () => {
  let load = overloaded();
  const { provider, bff } = await startScripted({}, { measure: () => load });
  provider.answers(json(200, []));
  await expect.poll(async () => (await search(bff.url)).status, PATIENT).toBe(503);
  load = { utilisation: 0.2, delay: 0 };
  await expect.poll(async () => (await search(bff.url)).status, PATIENT).toBe(200);
});

test('switched off, nothing is refused', async () => {
  let measured = 0;
  const measure = () => {
    measured += 1;
    return overloaded();
  };
  const { provider, bff } = await startScripted({ SHEDDING: 'off' }, { measure });
  provider.answers(json(200, []));
  expect((await search(bff.url)).status).toBe(200);
  expect(measured).toBe(0);
});
