import { expect, test } from 'vitest';

import { searchesFor, wordsOfId } from './use-trait';

test('suggests a search from an id made of words', () => {
  expect(searchesFor('brass-diving-helmet-night-post')).toEqual(['brass diving', 'brass-diving']);
  expect(searchesFor('halo')).toEqual(['halo']);
});

test.each(['83', '0', '9f', '---', ''])('suggests nothing for the id %j', (id) => {
  expect(searchesFor(id)).toEqual([]);
});

test('does not search for a text longer than the limit', () => {
  expect(searchesFor('a'.repeat(201))).toEqual([]);
});

test('leaves numbers in an id out of the name', () => {
  expect(wordsOfId('laser-eyes-2')).toEqual(['laser', 'eyes']);
});
