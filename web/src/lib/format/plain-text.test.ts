import { expect, test } from 'vitest';

import { plainText } from './plain-text';

test('leaves an ordinary name as it is', () => {
  expect(plainText('Wayfarer’s Lantern')).toBe('Wayfarer’s Lantern');
  expect(plainText('قبعة')).toBe('قبعة');
});

test('T36 removes characters that reverse the text direction', () => {
  expect(plainText('exe.\u202Egnp.hat')).toBe('exe. gnp.hat');
  expect(plainText('\u2066hat\u2069\u200F')).toBe('hat');
});

test('turns control characters and line breaks into spaces', () => {
  expect(plainText('a\u0000b\n\n\tc ')).toBe('a b c');
});

test('T36 clips a long text, but never in the middle of a character', () => {
  const clipped = plainText('🎩'.repeat(10_000));
  expect(clipped).toBe(`${'🎩'.repeat(119)}…`);
  expect(plainText('a'.repeat(10_000))).toHaveLength(120);
  expect(plainText('a'.repeat(120))).toBe('a'.repeat(120));
});

test('keeps markup as text', () => {
  expect(plainText('<img src=x onerror=alert(1)>')).toBe('<img src=x onerror=alert(1)>');
});
