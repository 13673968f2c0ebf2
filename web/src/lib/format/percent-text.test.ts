import { expect, test } from 'vitest';

import { changeText, partText, percentText, shareOf, wholePercentText } from './percent-text';

test.each([
  [0, '0%'],
  [0.000_4, '<0.1%'],
  [0.001, '0.1%'],
  [0.010_5, '1.1%'],
  [0.04, '4%'],
  [0.123_4, '12.3%'],
  [0.159, '15.9%'],
  [0.519, '51.9%'],
  [0.998, '99.8%'],
  [0.999_6, '>99.9%'],
  [1, '100%'],
  [2.155, '216%'],
  [12.34, '1,234%'],
])('formats a share of %d as %s', (share, text) => {
  expect(percentText(share)).toBe(text);
});

test.each([
  [0, '0%'],
  [0.004, '<1%'],
  [0.455, '46%'],
  [0.996, '>99%'],
  [1, '100%'],
])('formats an imprecise share of %d as %s', (share, text) => {
  expect(wholePercentText(share)).toBe(text);
});

test('every tenth of a percent and its half is rounded away from zero', () => {
  for (let twentieths = 2; twentieths < 1_998; twentieths += 1) {
    const share = shareOf(BigInt(twentieths), 2_000n);
    const rounded = Math.ceil(twentieths / 2) / 10;
    expect([percentText(share), changeText(-share)]).toEqual([`${rounded}%`, `−${rounded}%`]);
  }
});

test('a tiny difference is neither 0% nor 100%', () => {
  expect(percentText(shareOf(1n, 10n ** 18n))).toBe('<0.1%');
  expect(percentText(shareOf(10n ** 9n - 1n, 10n ** 9n))).toBe('>99.9%');
});

test.each([
  [0.055, '+5.5%'],
  [-0.055, '−5.5%'],
  [-0.010_5, '−1.1%'],
  [0, '0%'],
  [0.000_4, '<0.1% higher'],
  [-0.000_3, '<0.1% lower'],
  [-0.001, '−0.1%'],
  [-0.999, '−99.9%'],
  [-0.999_6, '>99.9% lower'],
  [-1, '−100%'],
  [2.155, '+216%'],
])('E571 formats a change of %d as %s', (share, text) => {
  expect(changeText(share)).toBe(text);
});

test('a part of nothing has no percentage', () => {
  expect([partText(1, 12), partText(0, 4), partText(0, 0)]).toEqual(['8.3%', '0%', '–']);
});
