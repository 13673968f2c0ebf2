import type { Wearable } from '@trait-market/contract/economy/avatars';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { lookOf } from '@/lib/looks/look';

import { OwnOptions } from './own-options';
import type { Fitted } from './wishes';

const hat = (id: string): Wearable => ({ ...divingHelmetRef, id, slot: 'headwear', value: id });
const hats = ['Cap', 'Crown', 'Bowler'].map(hat);
const avatar = (tokenId: string, worn: readonly Wearable[], look = worn): Fitted => ({
  tokenId,
  name: `#${tokenId}`,
  shortName: `#${tokenId}`,
  worn: lookOf(worn),
  look: lookOf(look),
});
const others = hats.map((worn, index) => avatar(String(index + 2), [worn]));

const optionsWith = (chosen: readonly Wearable[]) => {
  const current = avatar('1', [], chosen);
  const { unmount } = render(
    <OwnOptions
      slot="headwear"
      collection="fathom-club"
      current={current}
      loose={[]}
      avatars={[current, ...others]}
      left={new Map()}
      onPut={() => undefined}
    />,
    { wrapper: MemoryRouter },
  );
  const labels = screen.getAllByRole('radio').map((option) => option.closest('label')?.textContent);
  unmount();
  return labels.map((label) => label?.match(/Cap|Crown|Bowler/)?.[0]);
};

test('selecting a trait of another avatar does not reorder the traits', () => {
  const order = [undefined, 'Cap', 'Crown', 'Bowler'];
  expect(optionsWith([])).toEqual(order);
  expect(optionsWith(hats.slice(0, 1))).toEqual(order);
});
