import { dressPlan } from '@trait-market/contract/fixtures/economy/benches';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { PlanFigures } from './plan-figures';

const rank = { before: 18, after: 31, of: 120 };
const fallen = { before: 30, after: 21.5 };

test('E427 E601 the preview of a change has the score and the rank once, with a warning if they fall', () => {
  const { rerender } = render(<PlanFigures plan={undefined} />);
  expect(screen.getByRole('status')).toHaveAttribute('aria-busy', 'true');
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
  expect(note).toHaveAttribute('aria-busy', 'false');
  expect(note).toHaveTextContent(
    /^Rank18th →to 31st ?of 120 in its collectionRarity score30\.0 →to 21\.5the higher, the rarerIts rarest trait will be Rare, not Epic\.$/,
  );
  expect(screen.getByText(/^Its rarest trait/).parentElement).toHaveClass('font-semibold');
});

test('E427 the preview of a change says that the rank rises, without a warning', () => {
  const rarity = { before: 'epic', after: 'epic' } as const;
  const rarityScore = { before: 21.5, after: 30 };
  render(<PlanFigures plan={{ ...dressPlan, rank: { ...rank, after: 9 }, rarity, rarityScore }} />);
  const note = screen.getByRole('status');
  expect(note).toHaveTextContent(/9th ?of 120 .*It becomes rarer\.$/);
  expect(screen.getByText('It becomes rarer.').parentElement).not.toHaveClass('font-semibold');
});
