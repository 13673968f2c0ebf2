import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Facts } from './facts';

test('a fact keeps its dot and its last two words on one line', () => {
  const { container } = render(<Facts facts={['Last sale 0.4 ETH', 'you hold 8']} />);
  const lines = [...container.querySelectorAll('span')].map(({ textContent }) => textContent);
  expect(lines).toEqual(['Last sale 0.4\u00A0ETH\u00A0·', 'you hold\u00A08']);
  expect(container).toHaveTextContent('Last sale 0.4 ETH · you hold 8');
});
