import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';

import { Footer } from './footer';

const columns: [string, string[]][] = [
  ['Marketplace', ['Market', 'Collections', 'Packs']],
  ['Features', ['Construct', 'Extract', 'Re-Roll']],
  ['Community', ['Leaders', 'Activity', 'Help']],
];

test.each(columns)('the column %s', (title, labels) => {
  renderScreen(<Footer />);
  const links = within(screen.getByRole('navigation', { name: title })).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual(labels);
});

test.each(['/terms', '/privacy-policy', '/nft-license'])('%s opens in a new tab', (path) => {
  renderScreen(<Footer />);
  const link = screen.getAllByRole('link').find((each) => each.getAttribute('href') === path);
  expect(link).toHaveAttribute('target', '_blank');
});

test('the copyright line says 2024', () => {
  renderScreen(<Footer />);
  expect(screen.getByText(/© 2024/)).toBeInTheDocument();
});
