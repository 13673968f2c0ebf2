import type { Wearable } from '@trait-market/contract/economy/avatars';
import { divingHelmetRef } from '@trait-market/contract/fixtures/economy/traits';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
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

test('13 or more traits of a slot can be searched by name', async () => {
  const loose = Array.from({ length: 12 }, (_, index) => hat(`Hat ${index + 1}`));
  const current = avatar('1', []);
  const show = (own: readonly Wearable[]) => (
    <OwnOptions
      slot="headwear"
      collection="fathom-club"
      current={current}
      loose={own}
      avatars={[current]}
      left={new Map()}
      onPut={() => undefined}
    />
  );
  const { rerender } = render(show(loose), { wrapper: MemoryRouter });
  expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
  rerender(show([...loose, hat('Tin Crown')]));
  const field = screen.getByRole('searchbox', { name: 'Search your traits' });
  await userEvent.type(field, 'crown');
  expect(screen.getAllByRole('radio')).toHaveLength(2);
  expect(screen.getByRole('radio', { name: /Tin Crown/ })).toBeInTheDocument();
  await userEvent.type(field, 's');
  expect(screen.getByText('No trait of yours for this slot has that in its name.')).toBeVisible();
});
