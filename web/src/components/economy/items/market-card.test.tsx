import { divingHelmetCard, laserEyesCard } from '@trait-market/contract/fixtures/economy/traits';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { MarketCard } from './market-card';

const draw = (
  trait: Parameters<typeof MarketCard>[0]['trait'],
  options: Omit<Parameters<typeof MarketCard>[0], 'trait'> = {},
) =>
  render(
    <MemoryRouter>
      <MarketCard trait={trait} {...options} />
    </MemoryRouter>,
  );

test('a card is one link that names the trait, its rarity and its price', () => {
  const { container } = draw(divingHelmetCard);
  const link = screen.getByRole('link', {
    name: 'Brass Diving Helmet 24 editions Headwear · Rare 0.12 ETH',
  });
  expect(link).toHaveAttribute('href', '/traits/brass-diving-helmet-fathom-club');
  expect(container.querySelector('img')).toHaveAttribute('src', divingHelmetCard.imageUrl);
});

test('says when no one is selling a trait, and draws a trait that has no picture', () => {
  const { container } = draw({ ...laserEyesCard, editions: 1 });
  expect(screen.getByRole('link')).toHaveAccessibleName(
    'Crimson Laser Eyes 1 edition Eyes · Epic Not listed',
  );
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('E120 marks a trait that no avatar wears as not worn, without a rarity color', () => {
  draw({ ...divingHelmetCard, rarity: 'unworn' });
  expect(screen.getByRole('link')).toHaveAccessibleName(/Headwear · Not worn yet 0\.12 ETH/);
  expect(screen.getByText('Not worn yet').className).not.toContain('rarity');
});

test('calls the price the floor in someone’s inventory', () => {
  draw(divingHelmetCard, { isOwned: true });
  draw(laserEyesCard, { isOwned: true });
  const names = [
    'Brass Diving Helmet Headwear · Rare Floor 0.12 ETH',
    'Crimson Laser Eyes Eyes · Epic Floor None',
  ];
  for (const name of names) expect(screen.getByRole('link', { name })).toBeVisible();
});

test('shows a rounded price in full in its title', () => {
  const amount = '120456000000000001';
  draw({ ...divingHelmetCard, floor: { chainId: 137, coin: 'native', amount } });
  expect(screen.getByText('≈ 0.1205 POL')).toHaveAttribute('title', '0.120456000000000001 POL');
});

test('E614 the tooltip of a name has all of it', () => {
  const value = 'Crimson Laser Eyes of the Very Last Understory Lantern Parade';
  draw({ ...laserEyesCard, value });
  expect(screen.getByTitle(value)).toHaveTextContent(value);
});

test('T36 neutralizes a name that reverses the text direction', () => {
  draw({ ...laserEyesCard, value: '\u202Eexe.hat' });
  expect(screen.getByText('exe.hat')).toBeInTheDocument();
});
