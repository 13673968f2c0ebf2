import { expect, test } from 'vitest';

import { axisValues, floorAxis, floorLines, floorSteps, roundScale } from './days-chart';

const BAND = { top: 14, bottom: 150 };
const SHORT_BAND = { top: 168, bottom: 250 };

const day = (floor: string | null) => ({
  floor: floor === null ? null : { chainId: 1 as const, coin: 'native' as const, amount: floor },
});
/** Returns hundred-thousandths of a coin in wei. */
const wei = (amount: number): bigint => BigInt(amount) * 10n ** 13n;

test('the floor is a line that breaks where nothing was for sale', () => {
  const lines = floorLines([day('10'), day(null), day('30'), day('20')], BAND);
  expect(lines.map((line) => line.length)).toEqual([1, 2]);
  const [low, high, between] = lines.flat();
  expect(low?.y).toBe(BAND.bottom);
  expect(high?.y).toBe(BAND.top);
  expect(between?.y).toBe((BAND.top + BAND.bottom) / 2);
  expect((low?.x ?? 0) < (high?.x ?? 0)).toBe(true);
});

test('centers a floor that never moved, and draws no line without a floor', () => {
  const middle = (BAND.top + BAND.bottom) / 2;
  expect(floorLines([day('5'), day('5')], BAND)[0]?.map(({ y }) => y)).toEqual([middle, middle]);
  expect(floorLines([day(null)], BAND)).toEqual([]);
  expect(floorAxis([day(null)], BAND)).toEqual([]);
});

test('the floor is drawn in steps of a day, so that a single day is visible', () => {
  expect(floorSteps([{ x: 10, y: 50 }], 20)).toBe('M0.0 50.0H20.0');
  const line = [
    { x: 10, y: 50 },
    { x: 30, y: 20 },
  ];
  expect(floorSteps(line, 20)).toBe('M0.0 50.0H20.0V20.0H40.0');
});

test.each([
  [66_995, 67_995, BAND, ['0.68 ETH', '0.675', '0.67', '0.665']],
  [66_995, 67_995, SHORT_BAND, ['0.68 ETH', '0.67', '0.66']],
  [920, 7_571, BAND, ['0.1 ETH', '0.05', '0']],
  [10_000, 12_000, BAND, ['0.12 ETH', '0.11', '0.1']],
  [67_995, 67_995, BAND, ['0.68 ETH']],
  [123_456_700, 178_419_540, BAND, ['1,800 ETH', '1,600', '1,400', '1,200']],
])('E621 a floor from %d to %d has an axis of round values', (least, most, band, texts) => {
  const days = [day(String(wei(least))), day(null), day(String(wei(most)))];
  const axis = floorAxis(days, band);
  expect(axis.map(({ text }) => text)).toEqual(texts);
  const ys = floorLines(days, band).flatMap((line) => line.map(({ y }) => y));
  for (const y of ys) {
    expect(y).toBeGreaterThanOrEqual(axis.at(0)?.y ?? Infinity);
    expect(y).toBeLessThanOrEqual(axis.at(-1)?.y ?? -Infinity);
  }
});

test('E621 ticks have equal distances, and amounts of money no cents that are zero', () => {
  const scale = roundScale(121_250n, 148_003n, BAND);
  const values = axisValues(scale, BAND, (cents) => `$${(Number(cents) / 100).toFixed(2)}`);
  expect(values).toEqual([
    { y: 14, text: '$1500' },
    { y: expect.closeTo(59.3, 1), text: '1400' },
    { y: expect.closeTo(104.7, 1), text: '1300' },
    { y: 150, text: '1200' },
  ]);
});
