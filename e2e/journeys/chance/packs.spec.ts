import { readFile } from 'node:fs/promises';

import {
  expectAccessibleInBothThemes,
  expectHeadingsInOrder,
} from '../../fixtures/look/accessibility';
import { openAPack } from '../../fixtures/collectors/pack-opener';
import { expect, test } from '../../fixtures/test';
import { continueOnPhone, overflow } from '../../fixtures/look/window-width';

test('E164 E215 T67 the browser repeats any draw, and detects a provider that cheats', async ({
  page,
  world,
  product,
}) => {
  const honest = await openAPack(world, product, 'high-tide');
  expect((await world.control.draws({ body: { conduct: 'tampered-link' } })).status).toBe(200);
  const lie = await openAPack(world, product, 'high-tide');

  await page.goto('/packs');
  await expect(page.getByRole('list', { name: 'Drops' }).getByRole('listitem')).toHaveCount(5);
  const field = page.getByLabel('Draw ID');
  await field.fill(honest.id);
  await field.press('Enter');
  await expect(page.getByText('Verified: the draw is fair')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'main');
  expect(await overflow(page)).toBe(0);

  await continueOnPhone(page);
  await field.fill(lie.id);
  await field.press('Enter');
  const alert = page.getByRole('alert').filter({ hasText: 'This draw wasn’t fair' });
  await expect(alert).toContainText('isn’t the one it committed to');
  await expectAccessibleInBothThemes(page, 'main');
  await expectHeadingsInOrder(page);
  await page.goto(`/packs?opened=${lie.id}`);
  await expect(alert).toContainText('isn’t the one it committed to');
  await expectHeadingsInOrder(page);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    alert.getByRole('button', { name: 'Download the evidence' }).click(),
  ]);
  const proof: unknown = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(proof).toMatchObject({ id: lie.id, link: lie.link });
});
