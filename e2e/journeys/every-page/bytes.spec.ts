import { fileURLToPath } from 'node:url';

import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';
import { enterWorld } from '../../fixtures/world';
import {
  ANONYMOUS_GOALS,
  ROUTE_GOAL,
  SCRIPTS_GOAL,
  SIGNED_IN_GOAL,
} from '@trait-market/scripts/measure/goals';
import { weighPage } from '@trait-market/scripts/measure/page-weight';
import { routeChunks, staticImportersOf } from '@trait-market/scripts/measure/route-chunks';

const dist = fileURLToPath(new URL('../../../web/dist', import.meta.url));

for (const [path, ofItsScreen] of [
  ['/', /\/home-/],
  ['/market', /\/browse-screen-/],
] as const) {
  test(`R10.8 a first visitor to ${path} loads no more JavaScript than the limit`, async ({
    context,
    product,
  }) => {
    const { scripts, gzip } = await weighPage(context, product.bffUrl + path);
    expect(scripts.map(({ file }) => file)).toContainEqual(expect.stringMatching(ofItsScreen));
    expect(gzip).toBeLessThanOrEqual(ANONYMOUS_GOALS[path]);
    expect(scripts.length).toBeLessThanOrEqual(SCRIPTS_GOAL);
  });
}

test('R10.8 no page imports the library that verifies beacon rounds with its own code', async () => {
  const importers = await staticImportersOf(dist, /\/bls12-381\.js$/);
  expect(importers).toEqual([]);
});

test('R10.8 a returning signed-in collector loads no more JavaScript than the limit', async ({
  page,
  browser,
  product,
  world,
}) => {
  await page.goto('/');
  await signIn(page, 'Demo wallet');
  // Uses a new context, because the cache of this test's own page is warm.
  const returning = await browser.newContext({
    storageState: await page.context().storageState(),
  });
  await enterWorld(returning, world);
  const requestsBefore = await world.requestCount('GET', '/v1/users/me');
  const { gzip } = await weighPage(returning, product.bffUrl);
  await returning.close();
  expect(await world.requestCount('GET', '/v1/users/me')).toBeGreaterThan(requestsBefore);
  expect(gzip).toBeLessThanOrEqual(SIGNED_IN_GOAL);
});

test('R10.8 each route adds at most 30 kB to the JavaScript that every page loads', async () => {
  const routes = await routeChunks(dist);
  expect(routes.length).toBeGreaterThan(20);
  expect(routes.filter(({ gzip }) => gzip > ROUTE_GOAL)).toEqual([]);
});
