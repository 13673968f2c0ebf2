import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';

import NftLicense from './routes/nft-license';
import PrivacyPolicy from './routes/privacy-policy';
import Terms from './routes/terms';

test.each([
  ['Terms', Terms, 'Updated 29 January 2024'],
  ['Privacy policy', PrivacyPolicy, 'the address you follow as a guest'],
  ['NFT license', NftLicense, 'Show it as your picture, anywhere.'],
])('%s has its title, its sections and its text', (title, Page, words) => {
  renderScreen(<Page />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBeGreaterThan(4);
  expect(document.body).toHaveTextContent(words);
});
