import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import { FacetGroup } from './facet-group';

const SLOTS = [
  ['eyes', 0],
  ['headwear', 3],
  ['mouth', 0],
  ['outfit', 2],
] as const;

const show = (chosen: readonly string[], isEmpty = false) => {
  const onChange = vi.fn();
  render(
    <FacetGroup
      title="Slot"
      values={SLOTS.map(([value, count]) => ({
        value,
        name: value,
        count: isEmpty ? 0 : count,
        floors: [],
      }))}
      chosen={chosen}
      noun="trait"
      onChange={onChange}
    />,
  );
  return onChange;
};
const order = () => screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);

test('E613 values without results are last and can’t be chosen', async () => {
  const onChange = show([]);
  expect(order()).toEqual(['headwear3 traits', 'outfit2 traits', 'eyes0 traits', 'mouth0 traits']);
  const eyes = screen.getByRole('checkbox', { name: /^eyes/ });
  expect(eyes).toHaveAttribute('aria-disabled', 'true');
  eyes.focus();
  await userEvent.keyboard(' ');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('checkbox', { name: /^outfit/ }));
  expect(onChange).toHaveBeenCalledWith(['outfit']);
});

test('E613 a chosen value without results can be removed', async () => {
  const onChange = show(['mouth']);
  await userEvent.click(screen.getByRole('checkbox', { name: /^mouth/ }));
  expect(onChange).toHaveBeenCalledWith([]);
});

test('E613 without any results, all values can be chosen', async () => {
  const onChange = show([], true);
  await userEvent.click(screen.getByRole('checkbox', { name: /^eyes/ }));
  expect(onChange).toHaveBeenCalledWith(['eyes']);
});
