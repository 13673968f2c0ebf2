import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

import { colors, rarityColors } from './colors';

const tokens = readFileSync(
  new URL('../../../../web/src/styles/tokens.css', import.meta.url),
  'utf8',
);

const dashed = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

test('the colors are those of the web client’s dark theme', () => {
  const [dark = ''] = tokens.split('@custom-variant light');
  for (const [name, value] of Object.entries(colors))
    expect(dark).toContain(`--${dashed(name)}: ${value};`);
  for (const [rarity, value] of Object.entries(rarityColors))
    expect(dark).toContain(`--${rarity === 'unworn' ? 'muted' : `rarity-${rarity}`}: ${value};`);
});
