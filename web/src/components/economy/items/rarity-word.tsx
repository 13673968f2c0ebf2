import type { Rarity } from '@trait-market/contract/economy/shared';

import { cn } from '@/lib/cn';
import { rarityNames } from '@/lib/economy/traits/trait-words';

const colours: Record<Rarity, string> = {
  common: 'text-rarity-common',
  uncommon: 'text-rarity-uncommon',
  rare: 'text-rarity-rare',
  epic: 'text-rarity-epic',
  legendary: 'text-rarity-legendary',
  unworn: 'text-muted',
};

export function RarityWord({ rarity, className }: { rarity: Rarity; className?: string }) {
  return (
    <span className={cn('font-semibold', colours[rarity], className)}>{rarityNames[rarity]}</span>
  );
}
