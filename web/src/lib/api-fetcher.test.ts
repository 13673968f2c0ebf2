import { createServer, type Server } from 'node:http';

import { v1Contract } from '@trait-market/contract/v1';
import { initClient, initContract } from '@ts-rest/core';
import { afterEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';

import { createApiFetcher, type Send } from './api-fetcher';
import { AppError } from './app-error';

let server: Server | undefined;

afterEach(() => {
  server?.close();
  server = undefined;
});

const answering = async (
  status: number,
  body: string,
  { token = undefined as string | undefined, statusMessage = '', isCut = false } = {},
) => {
  const received: { url: string | undefined; authorization: string | undefined }[] = [];
  const listening = createServer((request, response) => {
    received.push({ url: request.url, authorization: request.headers.authorization });
    response.writeHead(status, statusMessage || undefined, {
      'content-type': 'application/json',
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
      ...(isCut && { 'content-length': body.length + 1 }),
    });
    if (isCut) response.write(body, () => response.destroy());
    else response.end(body);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const client = initClient(v1Contract, {
    baseUrl: `http://127.0.0.1:${port}`,
    api: createApiFetcher(() => token),
  });
  return { client, received };
};

const credits = JSON.stringify({ subscription: { amount: 1 }, vanilla: { amount: 2 } });

test('returns a declared answer, parsed by its schema', async () => {
  const { client, received } = await answering(200, credits, { token: 'a.b.c' });
  await expect(client.credits.balances()).resolves.toMatchObject({
    status: 200,
    body: { subscription: { amount: 1 } },
  });
  expect(received).toEqual([{ url: '/v1/users/credits', authorization: 'Bearer a.b.c' }]);
});

test.each([undefined, ''])('sends no Authorization header without a token (%j)', async (token) => {
  const { client, received } = await answering(200, credits, { token });
  await client.credits.balances();
  expect(received.at(0)?.authorization).toBeUndefined();
});

test('encodes a query', async () => {
  const { client, received } = await answering(200, '[]');
  await client.traits.search({ query: { searchKey: 'a&x=1#f' } });
  expect(received.at(0)?.url).toBe('/v1/marketTraits/search?searchKey=a%26x%3D1%23f');
});

test('accepts an empty body if no one reads it', async () => {
  const { client } = await answering(200, '');
  await expect(client.users.resendVerification()).resolves.toMatchObject({ status: 200 });
});

test.each([
  [200, 'true'],
  [200, 'null'],
  [200, '"ok"'],
  [200, 'OK'],
  [202, '{"queued":true}'],
  [226, '<p>Saved</p>'],
])(
  'takes %i with the body %s for a success where the response is not documented',
  async (status, body) => {
    const { client } = await answering(status, body);
    await expect(client.users.resendVerification()).resolves.toMatchObject({ status });
  },
);

test('R3.13 a refusal keeps its message, status and status text', async () => {
  const { client } = await answering(403, '{"message":"Banned."}', { statusMessage: 'Not you' });
  await expect(client.users.me()).rejects.toMatchObject({
    kind: 'http',
    status: 403,
    statusText: 'Not you',
    data: { message: 'Banned.' },
  });
});

test('an error page that is not JSON is a refusal too', async () => {
  const { client } = await answering(502, '<html>');
  await expect(client.users.me()).rejects.toMatchObject({ kind: 'http', status: 502 });
});

test.each([
  ['an undeclared success', 202, '{}'],
  ['a body that breaks the schema', 200, '{"subscription":1}'],
  ['a body that is no JSON', 200, '<html>'],
])('%s is a contract error', async (_, status, body) => {
  const { client } = await answering(status, body);
  await expect(client.credits.balances()).rejects.toMatchObject({ kind: 'contract' });
});

test('a failure names the account that sent the request', async () => {
  const sender = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
  const token = `h.${btoa(JSON.stringify({ walletAddress: sender, exp: 9e9 }))}.s`;
  for (const [status, body] of [
    [500, '{"message":"No."}'],
    [200, 'no JSON'],
    [200, '{}'],
    [299, '{}'],
  ] as const) {
    const { client } = await answering(status, body, { token });
    await expect(client.credits.balances()).rejects.toMatchObject({ sender });
    server?.close();
  }
  const { client } = await answering(500, '{}');
  await expect(client.credits.balances()).rejects.toMatchObject({ sender: undefined });
});

test('a missing answer is a network error, in words', async () => {
  const { client } = await answering(200, credits);
  server?.close();
  server?.closeAllConnections();
  await vi.waitFor(() => expect(server?.listening).toBe(false));
  const error = await client.credits.balances().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({ kind: 'network' });
});

test.each([200, 401, 409, 503])(
  'T199 an answer %i that ends early is a network error of the account that sent the request',
  async (status) => {
    const sender = '0x8ba1f109551bD432803012645Ac136ddd64DBA72';
    const token = `h.${btoa(JSON.stringify({ walletAddress: sender, exp: 9e9 }))}.s`;
    const { client } = await answering(status, credits, { token, isCut: true });
    const error = await client.credits.balances().catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      kind: 'network',
      sender,
      message: 'Couldn’t reach the server. Check your connection and try again.',
    });
  },
);

test('an aborted call is not a network error', async () => {
  const { client } = await answering(200, credits);
  const given = AbortSignal.abort();
  await expect(client.credits.balances({ fetchOptions: { signal: given } })).rejects.toMatchObject({
    name: 'AbortError',
  });
});

describe('with another transport than fetch', () => {
  const c = initContract();
  const contract = c.router({
    read: {
      method: 'GET',
      path: '/things',
      responses: {
        200: c.type<{ a: number }>(),
        201: c.otherResponse({
          contentType: 'application/vnd.thing+json',
          body: z.object({ a: z.number() }),
        }),
        202: c.noBody(),
      },
    },
    write: {
      method: 'POST',
      path: '/things',
      headers: { 'x-world': z.string() },
      body: z.object({ a: z.number() }),
      responses: { 200: c.type<unknown>() },
    },
  });

  const sending = (send: Send, token = '') =>
    initClient(contract, { baseUrl: '', api: createApiFetcher(() => token, send) });
  const answer = (status: number, body: string) =>
    sending(async () => new Response(body, { status }));

  test('returns an answer for which the contract has no schema as it is', async () => {
    await expect(answer(200, '{"a":"b"}').read()).resolves.toMatchObject({ body: { a: 'b' } });
  });

  test('does not treat invalid JSON as an empty body', async () => {
    const cause: unknown = expect.any(SyntaxError);
    await expect(answer(200, '<html>').read()).rejects.toMatchObject({ kind: 'contract', cause });
    await expect(answer(200, '').read()).resolves.toMatchObject({ body: undefined });
  });

  test('returns no body where the contract declares none, whatever was sent', async () => {
    const { body } = await answer(202, '{"a":1}').read();
    expect(body).toBeUndefined();
  });

  test('parses an answer of another content type by its schema too', async () => {
    await expect(answer(201, '{"a":1,"b":2}').read()).resolves.toMatchObject({ body: { a: 1 } });
    await expect(answer(201, '{"a":"b"}').read()).rejects.toMatchObject({
      kind: 'contract',
      data: { a: 'b' },
    });
  });

  test('an undeclared answer is an error that contains the answer', async () => {
    const error = answer(203, '{"a":1}').read();
    await expect(error).rejects.toMatchObject({ kind: 'contract', data: { a: 1 } });
  });

  test('returns the headers of the answer', async () => {
    const { headers } = await sending(
      async () => new Response('{}', { headers: { 'x-request-id': '7' } }),
    ).read();
    expect(headers.get('x-request-id')).toBe('7');
  });

  test('sends a write with its method, its body and its own headers', async () => {
    const send = vi.fn<Send>(async () => new Response('{}'));
    await sending(send, 'a.b.c').write({ body: { a: 1 }, headers: { 'x-world': 'w' } });
    expect(send).toHaveBeenCalledWith(
      '/things',
      expect.objectContaining({ method: 'POST', body: '{"a":1}' }),
    );
    expect(send.mock.lastCall?.[1].headers).toMatchObject({
      authorization: 'Bearer a.b.c',
      'x-world': 'w',
      'content-type': 'application/json',
    });
  });

  test('sends a read without a body, and with the signal that can abort it', async () => {
    const send = vi.fn<Send>(async () => new Response('{}'));
    const { signal } = new AbortController();
    await sending(send).read({ fetchOptions: { signal } });
    expect(send.mock.lastCall?.[1]).toMatchObject({ method: 'GET', body: null, signal });
  });

  test('a missing answer to a call that was not aborted is a network error, with its cause', async () => {
    const cause = new TypeError('Failed to fetch');
    const read = sending(() => Promise.reject(cause)).read;
    const { signal } = new AbortController();
    for (const fetchOptions of [{ signal }, {}])
      await expect(read({ fetchOptions })).rejects.toMatchObject({ kind: 'network', cause });
  });
});
