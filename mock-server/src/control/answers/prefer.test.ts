import { UserSchema } from '@trait-market/contract/v1/users';
import { expect, test } from 'vitest';

import { addFault, journalOf } from '../../testing/control';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';

const server = useMockServer();

const ME = '/v1/users/me';

const preferring = (world: WorldClient, preference: string, path = ME) =>
  world.call('get', path).set('prefer', preference);

test.each(['code=503', 'wait=10, code=503', 'respond-async; code="503"', 'CODE = 503'])(
  'Prefer: %s changes the status of one call',
  async (preference) => {
    const world = server.world();
    const call = preferring(world, preference);
    expect(await expectRefusal(call, 503)).toBe('Service Unavailable');
    expect((await call).headers['preference-applied']).toBe('code=503');
    await world.call('get', ME).expect(401);
    expect((await journalOf(world))[0]).toMatchObject({ status: 503, answers: 'prefer' });
  },
);

test("a success has the contract's example, of either API, without a token", async () => {
  const world = server.world();
  const { body } = await preferring(world, 'code=200').expect(200);
  expect(UserSchema.safeParse(body).success).toBe(true);
  expect(body.username).toBe('alice');
  const { body: page } = await preferring(world, 'code=200', '/economy/v1/traits').expect(200);
  expect(page.items.length).toBeGreaterThan(0);
  await preferring(world, 'code=200', '/economy/v1/traits/any-id').expect(200);
});

test('a status that the call never has is refused with those that it has', async () => {
  const message = await expectRefusal(preferring(server.world(), 'code=418'), 400);
  expect(message).toMatch(/isn't a status of GET \/v1\/users\/me\. There are: 200, /);
});

test.each(['code=99', 'code', 'barcode=503', 'code=5033', 'wait=503', 'example=alice'])(
  'Prefer: %s is ignored',
  async (preference) => {
    const { headers } = await preferring(server.world(), preference).expect(401);
    expect(headers).not.toHaveProperty('preference-applied');
  },
);

test('faults come first, manual responses are not used up, and unknown paths stay unknown', async () => {
  const world = server.world();
  await world
    .call('post', '/__mock/answers')
    .send({ path: ME, answers: [{ status: 502 }] })
    .expect(200);
  await preferring(world, 'code=503').expect(503);
  await world.call('get', ME).expect(502);
  await addFault(world, { answer: { kind: 'status', status: 500 }, times: 1 });
  await preferring(world, 'code=503').expect(500);
  await preferring(world, 'code=503', '/v1/nowhere').expect(404);
});
