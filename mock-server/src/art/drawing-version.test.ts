import { createHash } from 'node:crypto';

import { expect, test } from 'vitest';

import { composeTraits } from './catalogue';
import { composeAvatar } from './compose-avatar';
import { drawAvatar } from './draw-avatar';
import { drawTrait } from './draw-trait';
import { DRAWINGS, drawingVersion, traitVersion } from './drawing-version';

const traits = composeTraits({ count: 400, seed: 'versions' });

test('E222 other drawings have other versions: count DRAWINGS on where this fails, and note what came', () => {
  const drawn = createHash('sha256');
  for (const one of traits) drawn.update(drawTrait(one));
  for (let number = 0; number < 40; number += 1) {
    drawn.update(drawAvatar(composeAvatar({ seed: `one ${number}`, traits })));
  }
  expect({ [DRAWINGS]: drawn.digest('hex').slice(0, 16) }).toEqual({ 2: 'be48ea5234c7d3c8' });
});

test('E222 a version names all that something is drawn from', () => {
  const [one] = traits;
  if (one === undefined) throw new Error('There are traits');
  const others = [
    { ...one, seed: one.seed + 1 },
    { ...one, tones: { ...one.tones, trim: '#010203' } },
    { ...one, drawing: 'another' },
  ];
  const versions = [one, ...others].map(traitVersion);
  expect(new Set(versions).size).toBe(4);
  expect(traitVersion({ ...one })).toBe(versions[0]);
  expect(drawingVersion(['a', one])).not.toBe(drawingVersion(['b', one]));
});
