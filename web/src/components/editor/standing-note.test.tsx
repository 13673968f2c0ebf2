import { dressPlan } from '@trait-market/contract/fixtures/economy/benches';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PlanFigures } from './plan-figures';

const rank = { before: 18, after: 31, of: 120 };

test('E427 the preview of a change warns that rarity and rank fall', () => {
  const { rerender } = render(<PlanFigures plan={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  rerender(
    <PlanFigures plan={{ ...dressPlan, rank, rarity: { before: 'epic', after: 'rare' } }} />,
  );
  const note = screen.getByRole('status');
  expect(note).toHaveTextContent(
    'Its rarity falls from Epic to Rare, and its rank from 18th to 31st.',
  );
  expect(note.firstElementChild).toHaveClass('border-warning');
});

test('E427 the preview of a change says that the rank rises, without a warning', () => {
  const rarity = { before: 'epic', after: 'epic' } as const;
  render(<PlanFigures plan={{ ...dressPlan, rank: { ...rank, after: 9 }, rarity }} />);
  const note = screen.getByRole('status');
  expect(note).toHaveTextContent('Its rank rises from 18th to 9th.');
  expect(note.firstElementChild).not.toHaveClass('border-warning');
});
