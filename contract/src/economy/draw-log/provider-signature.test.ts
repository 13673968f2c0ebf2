import { expect, test } from 'vitest';

import { drawLogVectors } from '../../../testing/draw-log-vectors';
import { isExtended, isIncluded } from './merkle-proofs';
import { isHeadSigned, isReceiptSigned } from './provider-signature';

const OTHER = '0x00000000000000000000000000000000000000C1';

test('E354 a head is signed for its size, root and second, by one key', async () => {
  const { key, head } = await drawLogVectors();
  expect(await isHeadSigned(head, key)).toBe(true);
  expect(await isHeadSigned({ ...head, time: head.time.replace('.000Z', 'Z') }, key)).toBe(true);
  for (const changed of [
    { ...head, size: head.size + 1 },
    { ...head, root: head.digest },
    { ...head, time: '2026-11-26T12:00:01.000Z' },
    { ...head, signature: '0x' as const },
  ]) {
    expect(await isHeadSigned(changed, key)).toBe(false);
  }
  expect(await isHeadSigned(head, OTHER)).toBe(false);
});

test('E355 a receipt is signed for exactly its text, by one key', async () => {
  const { key, receipt, head } = await drawLogVectors();
  const { entry = '', signature } = receipt;
  expect(await isReceiptSigned({ entry, signature }, key)).toBe(true);
  expect(await isReceiptSigned({ entry: `${entry} `, signature }, key)).toBe(false);
  expect(await isReceiptSigned({ entry, signature: head.signature }, key)).toBe(false);
  expect(await isReceiptSigned({ entry, signature }, OTHER)).toBe(false);
});

test('E351 the proofs of the vectors are valid', async () => {
  const { entries, roots, inclusion, consistency, head } = await drawLogVectors();
  const proved = inclusion.map(({ index, path }) =>
    isIncluded({ leaf: entries[index]?.leaf ?? '0x', index, path }, head),
  );
  const extended = consistency.map(({ first, path }) =>
    isExtended({ size: first, root: roots[first] ?? '0x' }, head, path),
  );
  expect([...proved, ...extended]).toEqual(Array.from({ length: 14 }, () => true));
});
