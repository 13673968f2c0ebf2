import { expect, test } from 'vitest';

import { alerts, saveAlert } from '../../../fixtures/economy/alerts';
import { AlertParamsSchema, AlertsSchema, SaveAlertSchema } from './alerts.schema';

test('fixtures parse to themselves', () => {
  expect(AlertsSchema.parse(alerts)).toEqual(alerts);
  expect(SaveAlertSchema.parse(saveAlert)).toEqual(saveAlert);
});

test.each([
  [{ kind: 'trait', id: 'tomato-fez' }, true],
  [{ kind: 'trait', id: '../x' }, false],
  [{ kind: 'avatar', id: 'fathom-club.7' }, false],
  [{ kind: 'search', name: 'Hats', query: { slot: ['headwear'] } }, true],
  [{ kind: 'search', name: 'Anything', query: {} }, true],
  [{ kind: 'search', name: ' ', query: {} }, false],
  [{ kind: 'search', name: 'n'.repeat(61), query: {} }, false],
  [{ kind: 'search', name: 'Hats', query: { maxPrice: '1', priceUnit: 'eth' } }, false],
  [{ kind: 'search', name: 'Hats', query: { collection: ['../x'] } }, false],
])('%j can have an alert: %s', (about, isValid) => {
  expect(SaveAlertSchema.safeParse({ ...saveAlert, about }).success).toBe(isValid);
});

test.each([
  ['0.1', 'eth', false],
  ['1', 'jpy', false],
  ['1', 'usd', true],
])('%s %s is a price: %s', (maxPrice, unit, isValid) => {
  expect(SaveAlertSchema.safeParse({ ...saveAlert, maxPrice, unit }).success).toBe(isValid);
});

test('its id is a UUID', () => {
  expect(AlertParamsSchema.safeParse({ id: alerts.items[0]?.id }).success).toBe(true);
  expect(AlertParamsSchema.safeParse({ id: 'mine' }).success).toBe(false);
});
