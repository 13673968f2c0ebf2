import { DEMO_ADDRESS } from '@trait-market/contract/demo-address';
import type { Page } from '@playwright/test';
import { getAddress, isAddress } from 'viem';

import { signIn } from '../../fixtures/sign-in';
import { expect, test } from '../../fixtures/test';

const LOWER_CASE = DEMO_ADDRESS.toLowerCase();
const WHOLE = /0x[0-9a-f]{40}(?![0-9a-f])/gi;
const shortened = (address: string) => `${address.slice(0, 5)}…${address.slice(-4)}`;

/** Returns the whole and shortened addresses in the page's texts and attributes, without raw JSON. */
const addressesIn = (page: Page): Promise<string[]> =>
  page.locator('body').evaluate((body) => {
    const texts = [...body.querySelectorAll('*')].flatMap((element) => [
      element instanceof HTMLInputElement ? element.value : '',
      ...['title', 'aria-label'].map((name) => element.getAttribute(name) ?? ''),
      ...[...element.childNodes].flatMap((node) =>
        node instanceof Text && !element.matches('script, style') ? node.data : [],
      ),
    ]);
    return texts
      .filter((text) => !text.startsWith('{'))
      .flatMap(
        (text) => text.match(/0x[0-9a-f]{3}…[0-9a-f]{4}|0x[0-9a-f]{40}(?![0-9a-f])/gi) ?? [],
      );
  });

test('E687 every address is shown in checksum case, also one of the URL, of a contract and of a signed message', async ({
  page,
}) => {
  const wholes = new Set<string>([LOWER_CASE]);
  page.on('response', async (response) => {
    const text = await response.text().catch(() => '');
    for (const whole of text.match(WHOLE) ?? []) wholes.add(whole.toLowerCase());
  });
  /** Waits for at least one address, so that no empty page passes. */
  const expectChecksums = async (where: string) => {
    await expect.poll(() => addressesIn(page), where).not.toEqual([]);
    const expected = new Map(
      [...wholes].flatMap((whole) => {
        if (!isAddress(whole)) return [];
        const right = getAddress(whole);
        return [whole, shortened(whole)].map((text, at): [string, string] => [
          text,
          at === 0 ? right : shortened(right),
        ]);
      }),
    );
    const found = await addressesIn(page);
    expect(
      found.filter((text) => text !== (expected.get(text.toLowerCase()) ?? text)),
      where,
    ).toEqual([]);
    expect(found.some((text) => expected.has(text.toLowerCase()))).toBe(true);
  };
  for (const path of [
    '/traits/tomato-fez-tin-parliament',
    '/avatars/tin-parliament/7',
    `/profile/${LOWER_CASE}`,
    `/draws/log?wallet=${LOWER_CASE}`,
    `/market?kind=avatars&owner=${LOWER_CASE}`,
  ]) {
    await page.goto(path);
    await expectChecksums(path);
  }

  await page.goto('/help');
  await signIn(page, 'Demo wallet');
  await page.goto('/dashboard?view=orders&show=offers-received');
  await page
    .getByRole('button', { name: /^Accept and give / })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  for (const fold of await dialog.locator('summary').all()) await fold.click();
  await expectChecksums('Accept');
});
