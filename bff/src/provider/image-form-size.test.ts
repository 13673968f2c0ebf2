import request from 'supertest';
import { describe, expect, test } from 'vitest';

import { startScripted } from '../testing/bff-under-test';
import { form, picture, UPLOAD_HEADERS } from '../testing/picture-form';
import { MB, UPLOAD_PATH, sendChunked } from '../testing/uploads';

describe('T42 a picture over 5 MB', () => {
  test('does not include exactly 5 MB', async () => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url)
      .post(UPLOAD_PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(5 * MB))));
    expect(response.status, response.text).toBe(200);
    expect(provider.calls[0]?.complete).toBe(true);
  });

  test('of 5 MB and a byte is refused with 413, and never reaches the provider', async () => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url)
      .post(UPLOAD_PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(5 * MB + 1))));
    expect(response.status).toBe(413);
    expect(response.body).toMatchObject({
      message: 'The picture may be 5 MB at most.',
      code: 'PAYLOAD_TOO_LARGE',
    });
    expect(provider.calls.filter(({ complete }) => complete)).toEqual([]);
  });

  test('is refused even without a Content-Length', async () => {
    const { provider, bff } = await startScripted();
    const chunks = Array.from({ length: 6 }, () => Buffer.alloc(MB));
    const opening = picture('').subarray(0, -2);
    const response = await sendChunked(bff.url, [opening, ...chunks]);
    expect(response).toMatchObject({ status: 413, body: { code: 'PAYLOAD_TOO_LARGE' } });
    expect(provider.calls.filter(({ complete }) => complete)).toEqual([]);
  });

  test('is refused by its declared length before the provider is called', async () => {
    const { provider, bff } = await startScripted();
    const response = await request(bff.url)
      .post(UPLOAD_PATH)
      .set(UPLOAD_HEADERS)
      .send(form(picture(Buffer.alloc(6 * MB))));
    expect(response.status).toBe(413);
    expect(provider.calls).toEqual([]);
  });
});

test('T42 each of 50 simultaneous uploads arrives whole, and a larger one among them is refused', async () => {
  const { provider, bff } = await startScripted({
    UPLOAD_LIMIT_PER_MINUTE: '100',
    CLIENT_SHARE_PERCENT: '100',
    QUEUE_DEADLINE_MS: '60000',
  });
  const size = 256 * 1024;
  const upload = (body: Buffer) =>
    request(bff.url).post(UPLOAD_PATH).set(UPLOAD_HEADERS).send(body);
  const bodies = Array.from({ length: 50 }, (_, index) => form(picture(Buffer.alloc(size, index))));
  const tooLarge = upload(form(picture(Buffer.alloc(5 * MB + 1))));
  const [refused, ...responses] = await Promise.all([tooLarge, ...bodies.map(upload)]);

  expect(refused.status).toBe(413);
  expect(responses.map(({ status }) => status)).toEqual(bodies.map(() => 200));
  const whole = provider.calls.filter(({ complete }) => complete).map(({ body }) => body);
  expect(new Set(whole)).toEqual(new Set(bodies.map((body) => body.toString('latin1'))));
}, 20_000);
