import { divingHelmet } from '@trait-market/contract/fixtures/traits';
import { expect, test } from 'vitest';

import { traitFromLink } from './trait-from-link';

test('takes the trait that the link was about', () => {
  expect(traitFromLink({ trait: divingHelmet }, divingHelmet.id)).toEqual(divingHelmet);
});

test.each([null, undefined, 'text', {}, { trait: { id: '' } }, { trait: divingHelmet.id }])(
  'a history entry of %j says nothing',
  (state) => {
    expect(traitFromLink(state, divingHelmet.id)).toBeUndefined();
  },
);

test('a trait of another address is not taken', () => {
  expect(traitFromLink({ trait: divingHelmet }, 'laser-eyes')).toBeUndefined();
});
