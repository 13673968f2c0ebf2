import { expect, test } from 'vitest';

import { enterScenario, stateOf } from '../../testing/control';
import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';

const server = useMockServer();

const EXISTS = '/v1/users/:name/exists';

const prepare = (world: WorldClient, prepared: Record<string, unknown>) =>
  world.call('post', '/__mock/answers').send({ path: EXISTS, per: 'name', ...prepared });

const statusesOf = async (world: WorldClient, ...names: string[]) => {
  const statuses: number[] = [];
  for (const name of names) {
    statuses.push((await world.call('get', `/v1/users/${name}/exists`)).status);
  }
  return statuses;
};

test('each value of a parameter gets the whole sequence, in any case', async () => {
  const world = server.world();
  await prepare(world, { answers: [{ status: 503 }, 'real', { status: 502 }] }).expect(200);
  expect(await statusesOf(world, 'ada', 'ada', 'eve', 'ADA', 'ada', 'eve', '%65ve')).toEqual([
    503, 200, 503, 502, 200, 200, 502,
  ]);
});

test.each([
  ['last', [500, 503, 503, 500]],
  ['again', [500, 503, 500, 500]],
])('after its last response a value continues with: %s', async (afterwards, statuses) => {
  const world = server.world();
  await prepare(world, { answers: [{ status: 500 }, { status: 503 }], afterwards }).expect(200);
  expect(await statusesOf(world, 'ada', 'ada', 'ada', 'eve')).toEqual(statuses);
});

test('a value that has had all responses gets those of an older sequence', async () => {
  const world = server.world();
  await prepare(world, { answers: [{ status: 502 }] }).expect(200);
  await prepare(world, { answers: [{ status: 503 }] }).expect(200);
  expect(await statusesOf(world, 'ada', 'ada', 'ada')).toEqual([503, 502, 200]);
});

test('counts are part of the state, and a scenario resets them', async () => {
  const [world, other] = [server.world(), server.world()];
  await prepare(world, { answers: [{ status: 503 }, { status: 502 }] }).expect(200);
  expect(await statusesOf(world, 'ada')).toEqual([503]);
  await other
    .call('post', '/__mock/state')
    .send(await stateOf(world))
    .expect(200);
  expect(await statusesOf(other, 'eve', 'ada')).toEqual([503, 502]);
  await enterScenario(world, 'no-credits');
  expect(await statusesOf(world, 'ada')).toEqual([200]);
});

test('the mock handles further values after a thousand', async () => {
  const world = server.world();
  await prepare(world, { answers: [{ status: 503 }, { status: 503 }] }).expect(200);
  const state = await stateOf(world);
  state.answers[0].taken = Array.from({ length: 1_000 }, (_, at) => ({ value: `${at}`, calls: 1 }));
  await world.call('post', '/__mock/state').send(state).expect(200);
  expect(await statusesOf(world, 'ada', '7')).toEqual([200, 503]);
});

test('the parameter must be in the path', async () => {
  const world = server.world();
  const call = prepare(world, { per: 'id', answers: ['real'] });
  expect(await expectRefusal(call, 400)).toContain('a parameter of the path');
});

test("the mock's own response can be delayed within a sequence", async () => {
  const world = server.world();
  await prepare(world, { answers: [{ real: true, latencyMs: 150 }, 'real'] }).expect(200);
  const sentAt = performance.now();
  expect(await statusesOf(world, 'ada')).toEqual([200]);
  expect(performance.now() - sentAt).toBeGreaterThanOrEqual(148);
});
