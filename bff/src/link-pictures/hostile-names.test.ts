import { construction } from '@trait-market/contract/fixtures/economy/benches';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { inventoryPage } from '@trait-market/contract/fixtures/economy/collectors';
import { aliceAddress, alicePublicProfile } from '@trait-market/contract/fixtures/users';
import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { expect, test } from 'vitest';

import { startPictures } from '../testing/link-pictures';
import { writtenText } from './texts/written-text';

const TRAIT = '/economy/v1/traits/brass-diving-helmet';
const LOOK = '/economy/v1/constructions/d7-0';

const names = [
  ['reverses the direction', '\u202Erats tops\u202C \u2067x\u2069'],
  ['has 5,000 characters', 'Hat '.repeat(1250)],
  ['has one word of 5,000 characters', 'W'.repeat(5000)],
  ['stacks marks', `A${'\u0335\u0321\u0489'.repeat(300)} hat`],
  ['is markup', '<script>alert(1)</script><img src="http://x/a.png">'],
  ['is emoji', '🔥🚀💎👨‍👩‍👧‍👦'],
  ['is a price', '0.001 ETH\nFloor 0.001 ETH'],
  ['is written from right to left', 'קסדת צלילה'],
  ['is in a script without a font', '黄铜潜水头盔'],
  ['is invisible', '\u200B\u2800\u00AD'],
  ['has line breaks', 'Helmet\n\n\nFloor\u2028\u2029\r\n0.001 ETH'],
  ['has wide letters', 'MMMMMMMMM WWWWWWWW'],
  ['has three short words', 'Wholly Whammed Wow'],
  ['has two accents on a letter', 'Mũ lặn bằng đồng'],
  ['has control characters', 'He\u0000l\u001Bmet\uFFFE\uD800'],
] as const;

/** The areas that no name may change: the logo with its margin, the details with the price, and the art. */
const fixed = [
  { left: 0, top: 0, width: 560, height: 118 },
  { left: 0, top: 424, width: 560, height: 206 },
  { left: 560, top: 0, width: 640, height: 630 },
];

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

const areasOf = (png: Buffer): Promise<string[]> =>
  Promise.all(fixed.map(async (area) => hashOf(await sharp(png).extract(area).raw().toBuffer())));

test.each(names)('T104 a name that %s changes only the title’s area', async (_, name) => {
  const { provide, png } = await startPictures();
  provide({
    '/economy/v1/traits/plain': divingHelmetDetail,
    [TRAIT]: { ...divingHelmetDetail, value: name, collectionName: name },
  });
  const [plain, hostile] = [await png('traits/plain'), await png('traits/brass-diving-helmet')];
  expect(await areasOf(hostile)).toEqual(await areasOf(plain));
  expect(hostile.equals(plain)).toBe(false);
});

test.each(names.slice(0, 3))('T104 a user whose name %s changes only its line', async (_, name) => {
  const { provide, png } = await startPictures();
  const by = { ...construction.by, username: name };
  provide({ '/economy/v1/constructions/plain': construction, [LOOK]: { ...construction, by } });
  const [plain, hostile] = [await png('constructions/plain'), await png('constructions/d7-0')];
  expect(await areasOf(hostile)).toEqual(await areasOf(plain));
});

test('the largest counts and prices leave the art and the strip unchanged', async () => {
  const { provide, png } = await startPictures();
  const address = aliceAddress;
  const priced = (amount: string) => ({
    ...divingHelmetDetail,
    editions: Number(amount.slice(0, 7)),
    floor: { chainId: 1, coin: 'native', amount },
  });
  const owning = (total: number) => ({
    [TRAIT]: priced(`${total}${'0'.repeat(total === 1 ? 17 : 22)}`),
    [`/v1/users/${address}/publicProfile`]: alicePublicProfile,
    [`/economy/v1/wallets/${address}/inventory`]: { ...inventoryPage, total },
  });
  provide(owning(1));
  const few = [await png(`profiles/${address}`), await png('traits/brass-diving-helmet')];
  const other = await startPictures();
  other.provide(owning(1_234_567));
  const many = [
    await other.png(`profiles/${address}`),
    await other.png('traits/brass-diving-helmet'),
  ];
  const right = { left: 530, top: 0, width: 670, height: 630 };
  for (const [index, picture] of many.entries()) {
    const [one = picture, two] = await Promise.all(
      [few[index] ?? picture, picture].map((all) => sharp(all).extract(right).raw().toBuffer()),
    );
    expect(two && one.equals(two)).toBe(true);
    expect(picture.equals(few[index] ?? picture)).toBe(false);
  }
});

test.each([
  ['that reverses the direction', '\u202Erats tops', 'rats tops'],
  ['with stacked marks', `A${'\u0335\u0321'.repeat(300)} hat`, 'A hat'],
  ['on several lines', '  Helmet\n\nof\tBrass ', 'Helmet of Brass'],
  ['with accents', 'Cafe\u0301', 'Café'],
  ['that is invisible', '\u200B\u2800', 'the-id'],
  ['that is absent', null, 'the-id'],
  ['of 5,000 characters', 'W'.repeat(5000), `${'W'.repeat(79)}…`],
])('T104 a name %s is shown in a plain form', (_, name, shown) => {
  expect(writtenText(name, 'the-id')).toEqual({ text: shown, fallback: 'the-id' });
});

test('T104 a name of 40,000 characters is read only in part', () => {
  const name = `${' '.repeat(40_000)}end`;
  expect(writtenText(name, 'the-id').text).toBe('the-id');
});

test('a name that the fonts can’t draw is replaced by the id', async () => {
  const { provide, png } = await startPictures();
  const { id } = divingHelmetDetail;
  provide({
    '/economy/v1/traits/plain': { ...divingHelmetDetail, value: 'plain' },
    [`/economy/v1/traits/${id}`]: { ...divingHelmetDetail, value: '黄铜潜水头盔' },
    '/economy/v1/traits/text': { ...divingHelmetDetail, value: id },
    '/economy/v1/traits/cyrillic': { ...divingHelmetDetail, value: 'Шлем' },
  });
  expect(hashOf(await png(`traits/${id}`))).toBe(hashOf(await png('traits/text')));
  expect(hashOf(await png('traits/cyrillic'))).not.toBe(hashOf(await png('traits/plain')));
});
