import { expect, test } from 'vitest';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { newWallet, signIn } from '../../testing/wallet';

const server = useMockServer();

const EXISTS = '/v1/users/:name/exists';

const prepare = (world: WorldClient, answer: Record<string, unknown>, path = EXISTS) =>
  world
    .call('post', '/__mock/answers')
    .send({ path, answers: [{ status: 200, template: true, ...answer }], afterwards: 'last' });

test('a template inserts parts of the request, the wallet and the time of the world', async () => {
  const world = server.world();
  const wallet = newWallet();
  await world.call('post', '/__mock/clock').send({ now: '2031-05-04T10:00:00Z' }).expect(200);
  const token = await signIn(world, wallet);
  const answer = {
    headers: { location: '/{{params.name}}?page={{query.page}}' },
    body: {
      exists: true,
      name: '{{params.name}}',
      client: '{{header.x-client}}',
      by: '{{wallet}}',
      now: '{{now}}',
    },
  };
  await prepare(world, answer).expect(200);
  const { body, headers } = await world
    .call('get', '/v1/users/ada%20l/exists?page=2', token)
    .set('x-client', 'web')
    .expect(200);
  expect(body).toEqual({
    exists: true,
    name: 'ada l',
    client: 'web',
    by: wallet.address,
    now: expect.stringMatching(/^2031-05-04T10:0/),
  });
  expect(headers['location']).toBe('/ada l?page=2');
});

test('a template inserts values of the JSON body', async () => {
  const world = server.world();
  const token = await signIn(world);
  const body = { username: '{{body.username}}', walletAddress: newWallet().address };
  await prepare(world, { status: 201, body, validate: false }, '/v1/users/profile').expect(200);
  const call = world.call('post', '/v1/users/profile', token).send({ username: 'Otter' });
  expect((await call.expect(201)).body).toEqual({ ...body, username: 'Otter' });
});

test('a rendered response that breaks the contract becomes a 500 that says how', async () => {
  const world = server.world();
  const answer = { body: { walletAddress: '{{query.is}}' } };
  const ask = (is: string) => world.call('get', `/v1/users/me?is=${is}`);
  await prepare(world, answer, '/v1/users/me').expect(200);
  expect(await expectRefusal(ask('perhaps'), 500)).toMatch(
    /^The response made for GET \/v1\/users\/me breaks the contract: body\.walletAddress: /,
  );
  const { address } = newWallet();
  expect((await ask(address).expect(200)).body).toEqual({ walletAddress: address });

  await prepare(world, { ...answer, validate: false }, '/v1/users/me').expect(200);
  expect((await ask('perhaps').expect(200)).body).toEqual({ walletAddress: 'perhaps' });
});

test('T168 secret headers are redacted, and unknown placeholders are refused', async () => {
  const world = server.world();
  const token = await signIn(world);
  await prepare(world, { body: { exists: true, is: '{{header.authorization}}' } }).expect(200);
  const { text } = await world.call('get', '/v1/users/ada/exists', token).expect(200);
  expect(text).not.toContain(token);
  for (const body of ['{{process.env}}', '{{#each body}}', '{{constructor}}']) {
    expect(await expectRefusal(prepare(world, { body }), 400)).toContain('A template inserts');
  }
  const plain = { path: EXISTS, answers: [{ status: 200, body: {}, validate: false }] };
  await expectRefusal(world.call('post', '/__mock/answers').send(plain), 400);
});

test.each([0, 1])(
  'a deep body that a template inserts gets a 500 after %i ms',
  async (latencyMs) => {
    const world = server.world();
    const answer = { latencyMs, body: { name: '{{body}}' }, validate: false };
    await prepare(world, answer, '/v1/users/login').expect(200);
    const deep = '['.repeat(5_000) + ']'.repeat(5_000);
    const call = world.call('post', '/v1/users/login').type('json').send(deep);
    expect(await expectRefusal(call, 500)).toBe(
      'The template of /v1/users/login can’t be rendered: an inserted value has more than 64 levels.',
    );
    await world.call('get', '/v1/users/ada/exists').expect(200);
  },
);

test('without template: true placeholders are sent as written', async () => {
  const world = server.world();
  await prepare(world, { template: undefined, text: '{{now}} {{#if}}' }).expect(200);
  expect((await world.call('get', '/v1/users/ada/exists').expect(200)).text).toBe(
    '{{now}} {{#if}}',
  );
});
