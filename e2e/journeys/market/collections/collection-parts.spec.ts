import { expectAccessible } from '../../../fixtures/look/accessibility';
import { widen } from '../../../fixtures/look/window-width';
import { expect, test } from '../../../fixtures/test';

test('E423 the links to a collection’s parts stay visible, and lead to each part by keyboard and address', async ({
  page,
}) => {
  await page.goto('/collections/tin-parliament#holders');
  const contents = page.getByRole('navigation', { name: 'On this page' });
  const part = (name: string) => page.getByRole('region', { name });
  const top = async (name: string): Promise<number> =>
    (await part(name).boundingBox())?.y ?? Number.NaN;
  const below = async (): Promise<number> => {
    const box = await contents.boundingBox();
    return box ? box.y + box.height : Number.NaN;
  };
  const isReached = async (name: string): Promise<boolean> => {
    const gap = (await top(name)) - (await below());
    return gap >= 0 && gap < 40;
  };
  for (const [width, name] of [
    [1440, 'Offers'],
    [375, 'Holders'],
  ] as const) {
    await widen(page, width);
    await expect(contents).toBeAttached();
    const link = contents.getByRole('link', { name });
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(new RegExp(`#${name.toLowerCase()}$`));
    await expect.poll(() => isReached(name)).toBe(true);
    await expect(contents).toBeInViewport();
    await expect(page.locator(`#${name.toLowerCase()}`)).toBeFocused();
    await expect(link).toHaveAttribute('aria-current', 'location');
  }
  await expectAccessible(page, 'main');
});
