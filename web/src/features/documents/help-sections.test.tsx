import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';

import { DocumentPage } from './document-page';
import { helpSections } from './help-sections';

test('the terms, the privacy policy and the license open in a new tab from the help (§2 Routes)', () => {
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
