import { ALERT_NAME_MAX_LENGTH } from '@trait-market/contract/economy/alerts';
import { divingHelmetDetail } from '@trait-market/contract/fixtures/economy/traits';
import { expect, test } from 'vitest';

import { alertSubjects } from './alert-subjects';

const namesIn = (collectionName: string) =>
  alertSubjects({ ...divingHelmetDetail, collectionName }, 'Helmet').map(({ words }) => words);

test('E491 an alert for any trait of a slot has the name that the set has elsewhere', () => {
  expect(namesIn('Fathom Club')).toEqual(['Helmet', 'Any headwear of Fathom Club']);
});

test('E491 the name of an alert is cut at the longest that can be saved', () => {
  const [, name = ''] = namesIn('Deep '.repeat(20));
  expect(name).toMatch(/^Any headwear of Deep Deep .*…$/);
  expect(Array.from(name).length).toBeLessThanOrEqual(ALERT_NAME_MAX_LENGTH);
});
