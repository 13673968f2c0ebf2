import { connect } from 'node:net';

import { ErrorBodySchema } from '@trait-market/contract/shared';
import { describe, expect, test } from 'vitest';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer } from '../../testing/mock-server';
import { signIn } from '../../testing/wallet';

const server = useMockServer();

const raw = (text: string): Promise<{ status: number; body: unknown }> =>
  new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(server.port(), '127.0.0.1', () => socket.write(text))
      .on('data', (chunk) => {
        answer += chunk.toString();
      })
      .on('close', () => {
        const [head = '', body = ''] = answer.split('\r\n\r\n');
        resolve({ status: Number(head.split(' ')[1]), body: JSON.parse(body) });
      })
      .on('error', reject);
  });

describe('a refusal carries a message', () => {
  test('for an unknown route, an unknown method and a path that cannot be read', async () => {
    const world = server.world();
    expect(await expectRefusal(world.call('get', '/v1/nowhere'), 404)).toContain('/v1/nowhere');
    await expectRefusal(world.call('post', '/v1/users/me'), 404);
    await expectRefusal(world.call('get', '/'), 404);
    await expectRefusal(world.call('get', '/v1/users/%E0%A4%A/exists'), 400);
  });

  test('for a body that is of another type, too large, or invalid JSON', async () => {
    const world = server.world();
    const login = () => world.call('post', '/v1/users/login');
    await expectRefusal(login().set('content-type', 'text/plain').send('{}'), 415);
    await expectRefusal(login().type('form').send({ a: 1 }), 415);
    await expectRefusal(login().send({ signature: 'a'.repeat(64 * 1024) }), 413);
    const json = () => login().set('content-type', 'application/json');
    await expectRefusal(json().send('{'), 400);
    await expectRefusal(json().send('null'), 400);
    await expectRefusal(json().send('['.repeat(10_000) + ']'.repeat(10_000)), 400);
    await expectRefusal(
      json().set('content-type', 'application/json; charset=latin1').send('{}'),
      415,
    );
    await expectRefusal(login(), 400);
  });

  test('for a missing body where `{}` would do', async () => {
    const world = server.world();
    const token = await signIn(world);
    const update = (body: string) =>
      raw(
        [
          'PATCH /v1/users/profile HTTP/1.1',
          'Host: localhost',
          `X-Mock-World: ${world.name}`,
          `Authorization: Bearer ${token}`,
          'Content-Type: application/json',
          'Transfer-Encoding: chunked',
          'Connection: close',
          '',
          `${body}0\r\n\r\n`,
        ].join('\r\n'),
      );
    await world.call('post', '/v1/users/profile', token).send({}).expect(201);
    expect(await update('')).toMatchObject({ status: 400 });
    expect(await update('3\r\n\ufeff\r\n')).toMatchObject({ status: 400 });
    expect(await update('2\r\n{}\r\n')).toMatchObject({ status: 200 });
  });

  test('that says which part of the request is wrong', async () => {
    const world = server.world();
    const token = await signIn(world);
    const call = world.call('patch', '/v1/users/email', token).send({ emailAddress: 'none' });
    expect(await expectRefusal(call, 400)).toMatch(/^emailAddress: /);
    const search = world.call('get', '/v1/marketTraits/search?searchKey=');
    expect(await expectRefusal(search, 400)).toMatch(/^searchKey: .*1 char/);
  });

  test('where Node itself refuses: no HTTP, and headers that are too large', async () => {
    for (const [text, status] of [
      ['NONSENSE\r\n\r\n', 400],
      [`GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
      ['POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n', 400],
    ] as const) {
      const answer = await raw(text);
      expect(answer.status).toBe(status);
      expect(ErrorBodySchema.parse(answer.body).message).not.toBe('');
    }
  });
});

test('other origins can call, and can name their world', async () => {
  const { headers } = await server
    .world()
    .call('options', '/v1/users/login')
    .set('origin', 'http://localhost:5173')
    .set('access-control-request-method', 'POST')
    .set('access-control-request-headers', 'authorization,content-type,x-mock-world')
    .expect(204);
  expect(headers['access-control-allow-origin']).toBe('*');
  expect(headers['access-control-allow-headers']).toBe(
    'authorization,content-type,prefer,x-mock-world',
  );
  expect(headers['access-control-allow-methods']).toContain('PATCH');
});

test('the API describes itself', async () => {
  const { body } = await server.world().call('get', '/openapi.json').expect(200);
  expect(body.openapi).toMatch(/^3\.1/);
  expect(body.paths).toHaveProperty('/v1/users/me');
});
