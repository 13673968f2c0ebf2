import { render } from '@testing-library/react';
import { expect, test } from 'vitest';

import { Facts } from './facts';

test('each fact but the first has the dot in front of it, and keeps its last two words on one line', () => {
  const { container } = render(
    <Facts facts={['Last sale 0.4 ETH', false, undefined, 'you hold 8', <b key="bold">Rare</b>]} />,
  );
  const facts = [...container.querySelectorAll('.facts > span')];
  expect(facts.map(({ textContent }) => textContent)).toEqual([
    'Last sale 0.4\u00A0ETH',
    '· you hold\u00A08',
    '· Rare',
  ]);
  expect(container).toHaveTextContent('Last sale 0.4 ETH · you hold 8 · Rare');
});
