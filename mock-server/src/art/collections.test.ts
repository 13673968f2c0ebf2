import { expect, test } from 'vitest';
import { COLLECTIONS, collectionOf } from './collections';
import { SLOTS } from '@trait-market/contract/economy/shared';
import { WARDROBE, drawingOf } from './wardrobe';

test('there are at least five collections, each with a slug, a name and a palette of its own', () => {
  expect(COLLECTIONS.length).toBeGreaterThanOrEqual(5);
  expect(new Set(COLLECTIONS.map(({ slug }) => slug)).size).toBe(COLLECTIONS.length);
  expect(new Set(COLLECTIONS.map(({ name }) => name)).size).toBe(COLLECTIONS.length);
  expect(new Set(COLLECTIONS.map(({ palette }) => palette.body)).size).toBe(COLLECTIONS.length);
  for (const { slug, description } of COLLECTIONS) {
    expect(slug).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(description.length).toBeGreaterThan(40);
  }
});

test.each(COLLECTIONS.map((collection) => [collection.name, collection] as const))(
  '%s has a face drawn in the right order, and room for a hat and a collar',
  (_, { headShape: { anchors } }) => {
    const { crown, seat, brow, eyes, mouth, chin, neck, shoulders } = anchors;
    const down = [crown, seat.y, brow, eyes.y, mouth.y, chin, neck.y, shoulders.y];
    expect(down).toEqual(down.toSorted((one, other) => one - other));
    expect(crown).toBeGreaterThan(80);
    expect(shoulders.y).toBeLessThan(470);
    expect(eyes.gap).toBeGreaterThan(eyes.size);
    expect(anchors.side.half).toBeGreaterThan(eyes.gap + eyes.size);
  },
);

test.each(SLOTS)('there are at least ten different drawings for %s', (slot) => {
  const { drawings } = WARDROBE[slot];
  expect(drawings.length).toBeGreaterThanOrEqual(10);
  expect(new Set(drawings.map(({ slug }) => slug)).size).toBe(drawings.length);
  expect(new Set(drawings.map(({ noun }) => noun)).size).toBe(drawings.length);
});

test('reports what does not exist', () => {
  expect(() => collectionOf('nowhere')).toThrow(RangeError);
  expect(() => drawingOf('eyes', 'top-hat')).toThrow(RangeError);
});
