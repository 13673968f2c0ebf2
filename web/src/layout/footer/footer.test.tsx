import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';

import { Footer } from './footer';

const columns: [string, string[]][] = [
  ['Marketplace', ['Market', 'Collections', 'Packs']],
  ['Features', ['Construct', 'Extract', 'Re-Roll']],
  ['Community', ['Leaders', 'Activity', 'Help']],
];

test.each(columns)('R2.26 the column %s', (title, labels) => {
  renderScreen(<Footer />);
  const links = within(screen.getByRole('navigation', { name: title })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
});

test.each(['/terms', '/privacy-policy', '/nft-license'])('%s opens in a new tab', (path) => {
  renderScreen(<Footer />);
  const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === path);
  expect(link).toHaveAttribute('target', '_blank');
});

test.each([
  ['https://x.com/traitmarket', /^x\.com/],
  ['https://www.social.example/@traits', /^social\.example/],
])('the social link leads to the configured %s', (socialUrl, name) => {
  renderScreen(<Footer />, { appConfig: { socialUrl } });
  const link = screen.getByRole('link', { name });
  expect(link).toHaveAttribute('href', socialUrl);
  expect(link).toHaveAttribute('target', '_blank');
});

test('R2.27 without a configured address, every link leads to our own pages', () => {
  renderScreen(<Footer />);
  const addresses = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(addresses.filter((address) => !address?.startsWith('/'))).toEqual([]);
});

test('the copyright line says 2024', () => {
  renderScreen(<Footer />);
  expect(screen.getByText(/© 2024/)).toBeInTheDocument();
});
