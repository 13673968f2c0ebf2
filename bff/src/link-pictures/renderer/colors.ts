import type { Rarity } from '@trait-market/contract/economy/shared';

/** The dark theme's colors, equal to those in `web/src/styles/tokens.css`. */
export const colors = {
  ground: 'oklch(0.165 0.008 60)',
  hairline: 'oklch(0.33 0.012 65)',
  foreground: 'oklch(0.945 0.014 85)',
  muted: 'oklch(0.74 0.018 78)',
  accent: 'oklch(0.69 0.208 36)',
  wall: 'oklch(0.235 0.014 62)',
  wallLit: 'oklch(0.285 0.018 64)',
} as const;

export const rarityColors: Record<Rarity, string> = {
  common: 'oklch(0.78 0.015 80)',
  uncommon: 'oklch(0.78 0.13 155)',
  rare: 'oklch(0.75 0.12 235)',
  epic: 'oklch(0.74 0.15 310)',
  legendary: 'oklch(0.83 0.145 88)',
  unworn: colors.muted,
};
