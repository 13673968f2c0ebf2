import { divingHelmet, laserEyes } from '@trait-market/contract/fixtures/traits';
import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { TraitCard } from './trait-card';

const draw = (trait: Parameters<typeof TraitCard>[0]['trait']) =>
  render(
    <MemoryRouter>
      <TraitCard trait={trait} />
    </MemoryRouter>,
  );

test('makes the whole card one link, which has the trait’s name and leads to the trait', () => {
  const { container } = draw(divingHelmet);
  const link = screen.getByRole('link', { name: 'Brass Diving Helmet' });
  expect(link).toHaveAttribute('href', '/traits/brass-diving-helmet');
  expect(container.querySelector('img')).toHaveAttribute('src', divingHelmet.imageUrl);
});

test('draws a picture for a trait that has none', () => {
  const { container } = draw(laserEyes);
  expect(container.querySelector('img')).toBeNull();
  expect(container.querySelector('svg')).not.toBeNull();
});

test('a name is plain text, whatever it contains, and an id stays one segment', () => {
  const { container } = draw({ id: '../admin?x', traitValue: '<img src=x onerror=alert(1)>' });
  expect(container.querySelector('img')).toBeNull();
  expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toHaveAttribute(
    'href',
    '/traits/..%2Fadmin%3Fx',
  );
});

test('T36 clips a long name and neutralizes one that reverses the text direction', () => {
  draw({ id: 'x', traitValue: `\u202E${'hat '.repeat(2500)}` });
  const { textContent } = screen.getByRole('link');
  expect(textContent).toMatch(/^hat hat/);
  expect(textContent).toHaveLength(120);
});

test('a trait without a name still has a link with a name', () => {
  draw({ id: 'x', traitValue: ' ' });
  expect(screen.getByRole('link', { name: 'Unnamed trait' })).toBeInTheDocument();
});
