import { dressPlan } from '@trait-market/contract/fixtures/economy/benches';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PlanFigures } from './plan-figures';

const rank = { before: 18, after: 31, of: 120 };
const fallen = { before: 30, after: 21.5 };

test('E427 the preview of a change warns that the score and the rank fall', () => {
  const { rerender } = render(<PlanFigures plan={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent(/^$/);
  rerender(
    <PlanFigures
      plan={{
        ...dressPlan,
        rank,
        rarityScore: fallen,
        rarity: { before: 'epic', after: 'rare' },
      }}
    />,
  );
  const note = screen.getByRole('status');
  expect(note).toHaveTextContent(
    'Rarity score 30.0 → 21.5, rank 18th → 31st. Its rarest trait will be Rare, not Epic.',
  );
  expect(note.firstElementChild).toHaveClass('border-warning');
});

test('E427 the preview of a change says that the rank rises, without a warning', () => {
  const rarity = { before: 'epic', after: 'epic' } as const;
  const rarityScore = { before: 21.5, after: 30 };
  render(<PlanFigures plan={{ ...dressPlan, rank: { ...rank, after: 9 }, rarity, rarityScore }} />);
  const note = screen.getByRole('status');
  expect(note).toHaveTextContent('Rarity score 21.5 → 30.0, rank 18th → 9th.');
  expect(note.firstElementChild).not.toHaveClass('border-warning');
});
