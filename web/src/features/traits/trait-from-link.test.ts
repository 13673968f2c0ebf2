import { divingHelmet } from '@trait-market/contract/fixtures/traits';
import { expect, test } from 'vitest';

import { traitFromLink } from './trait-from-link';

test('takes the trait that the link was about', () => {
  expect(traitFromLink({ trait: divingHelmet }, divingHelmet.id)).toEqual(divingHelmet);
});

test.each([null, undefined, 'text', {}, { trait: { id: '' } }, { trait: divingHelmet.id }])(
  'ignores a history entry of %j',
  (state) => {
    expect(traitFromLink(state, divingHelmet.id)).toBeUndefined();
  },
);

test('ignores a trait that belongs to another address', () => {
  expect(traitFromLink({ trait: divingHelmet }, 'laser-eyes')).toBeUndefined();
});
