import { expect, test } from 'vitest';

import { labelsOfDrop, packsText } from './labels';

test.each([
  ['high-tide', 'High Tide', 'one High Tide pack'],
  ['low-tide', 'High Tide', 'one “High Tide” pack (low-tide)'],
  ['tide-for-0-eth', 'Tide, for 0 ETH', 'one “Tide, for 0 ETH” pack'],
  ['tide', '', 'one pack of the drop “tide”'],
])('a pack of the drop %s with the name “%s” is called “%s”', (id, name, text) => {
  expect(packsText(labelsOfDrop({ id, name }), id, '1')).toBe(text);
});
