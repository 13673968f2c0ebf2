import { MAX_DRESSED } from '@trait-market/contract/economy/actions';
import { PERIOD_DAYS, ROLL_OVER_LIMIT } from '@trait-market/contract/economy/credits';
import {
  CREDITS_PER_BATCH,
  CREDITS_PER_SLOT,
  UNDO_HOURS,
} from '@trait-market/contract/economy/benches';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';

import { DocumentPage } from './document-page';
import { helpSections } from './help-sections';

test('R2.12 the terms, the privacy policy and the license open in a new tab from the help (§2 Routes)', () => {
  renderScreen(<DocumentPage title="Help" lead="" sections={helpSections} />);
  const targets = screen
    .getAllByRole('link')
    .map((link) => [link.getAttribute('href'), link.getAttribute('target')]);
  for (const path of ['/terms', '/privacy-policy', '/nft-license']) {
    const opens = targets.filter(([href]) => href === path).map(([, target]) => target);
    expect(opens.length, path).toBeGreaterThan(0);
    expect(new Set(opens), path).toEqual(new Set(['_blank']));
  }
});

test('what the help says about the editors and credits matches the rules', () => {
  renderScreen(<DocumentPage title="Help" lead="" sections={helpSections} />);
  const main = document.body;
  for (const words of [
    `${CREDITS_PER_SLOT} credits for each slot that changes`,
    `one signature costs ${CREDITS_PER_BATCH} credits`,
    `changes up to ${MAX_DRESSED} avatars with one signature`,
    `for free, within ${UNDO_HOURS} hours`,
    `lasts ${PERIOD_DAYS} days`,
    `stay for ${PERIOD_DAYS} more days`,
  ])
    expect(main).toHaveTextContent(words);
  expect(ROLL_OVER_LIMIT, 'kept up to twice what it brings').toBe(2);
});

test('the contents of the help name each part once', () => {
  const parts = helpSections.flatMap(({ part }) => part ?? []);
  expect(parts).toEqual(['Traits', 'Wallets', 'Your account', 'Offers and help']);
});
