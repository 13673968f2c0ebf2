import { describe, expect, test } from 'vitest';

import { expectRefusal } from '../../testing/expect-refusal';
import { useMockServer, type WorldClient } from '../../testing/mock-server';
import { DEFAULT_FLAGS } from '../../world/flags/default-flags';

const server = useMockServer();

const definitions = async (world: WorldClient) =>
  (await world.call('get', '/api/features/sdk-local').expect(200)).body;

describe('the feature definitions', () => {
  test("are in GrowthBook's format, for any origin", async () => {
    const { body, headers } = await server
      .world()
      .call('get', '/api/features/sdk-local')
      .set('origin', 'http://localhost:4000')
      .expect(200);
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(body.status).toBe(200);
    expect(body.features['stage-packs']).toEqual({ defaultValue: 'planned' });
    expect(body.features['stage-reroll']).toEqual({ defaultValue: 'next' });
    expect(body.features.market).toEqual({ defaultValue: true });
    expect(Object.keys(body.features)).toEqual(Object.keys(DEFAULT_FLAGS));
    expect(new Date(body.dateUpdated).toISOString()).toBe(body.dateUpdated);
  });

  test('say what is open, and have a stage for each feature screen', () => {
    expect(Object.keys(DEFAULT_FLAGS).toSorted()).toEqual([
      'activity',
      'cart',
      'collections',
      'construct',
      'construct-premium',
      'constructions',
      'extract',
      'leaders',
      'live',
      'market',
      'packs',
      'playground',
      'reroll',
      'stage-activity',
      'stage-collections',
      'stage-construct',
      'stage-construct-premium',
      'stage-constructions',
      'stage-extract',
      'stage-leaders',
      'stage-packs',
      'stage-playground',
      'stage-reroll',
      'stage-the-light',
      'subscriptions',
      'the-light',
      'watchlist',
    ]);
  });

  test('are available under one key only', async () => {
    await expectRefusal(server.world().call('get', '/api/features/sdk-other'), 404);
  });
});

describe('overrides', () => {
  test('belong to a world, accept any JSON, and end with a reset', async () => {
    const [world, other] = [server.world(), server.world()];
    await world
      .call('put', '/__mock/flags')
      .send({ 'stage-packs': 'live', market: { share: 0.5, dry: true } })
      .expect(200);
    const { features } = await definitions(world);
    expect(features['stage-packs']).toEqual({ defaultValue: 'live' });
    expect(features.market).toEqual({ defaultValue: { share: 0.5, dry: true } });
    expect(features['stage-extract']).toEqual({ defaultValue: 'planned' });
    expect((await definitions(other)).features['stage-packs']).toEqual({ defaultValue: 'planned' });

    await world.call('post', '/__mock/reset').expect(200);
    expect((await definitions(world)).features).toEqual((await definitions(other)).features);
  });

  test('replace earlier ones', async () => {
    const world = server.world();
    await world.call('put', '/__mock/flags').send({ market: false }).expect(200);
    await world.call('put', '/__mock/flags').send({ leaders: null }).expect(200);
    const { features } = await definitions(world);
    expect(features.market).toEqual({ defaultValue: true });
    expect(features.leaders).toEqual({ defaultValue: null });
  });

  test('of an unknown flag are refused, with a list of the known ones', async () => {
    const world = server.world();
    const call = world.call('put', '/__mock/flags').send({ leaders: false, 'stage-pack': 'live' });
    expect(await expectRefusal(call, 400)).toMatch(
      /^stage-pack: there is no such flag\. There are: .*\bstage-packs\b/,
    );
    expect((await definitions(world)).features.leaders).toEqual({ defaultValue: true });
  });

  test.each([[[]], ['text'], [{ 'no name': 1 }], [{ ['x'.repeat(65)]: 1 }]])(
    'that are %j are refused',
    async (body) => {
      const call = server.world().call('put', '/__mock/flags');
      await expectRefusal(
        call.set('content-type', 'application/json').send(JSON.stringify(body)),
        400,
      );
    },
  );
});
