import { expect, test } from 'vitest';

import { searchesFor, wordsOfId } from './use-trait';

test('an id made of words suggests what to search for', () => {
  expect(searchesFor('brass-diving-helmet-night-post')).toEqual(['brass diving', 'brass-diving']);
  expect(searchesFor('halo')).toEqual(['halo']);
});

test.each(['83', '0', '9f', '---', ''])('the id %j says nothing', (id) => {
  expect(searchesFor(id)).toEqual([]);
});

test('what is longer than a search may be is not searched for', () => {
  expect(searchesFor('a'.repeat(201))).toEqual([]);
});

test('numbers in an id are no words of the name', () => {
  expect(wordsOfId('laser-eyes-2')).toEqual(['laser', 'eyes']);
});
