import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { ArrivalContext } from './arrival-context';
import { PageHeading } from './page-heading';

const arrive = (hasMoved: boolean) => {
  const announce = vi.fn();
  render(
    <MemoryRouter>
      <ArrivalContext value={{ hasMoved, announce }}>
        <PageHeading title="Packs" />
      </ArrivalContext>
    </MemoryRouter>,
  );
  return { announce, heading: screen.getByRole('heading', { level: 1, name: 'Packs' }) };
};

test('the document’s title names the page and the product', () => {
  arrive(false);
  expect(document.title).toBe('Packs · Trait Market');
});

test('the heading takes the focus and is announced after a move from another page', () => {
  const { announce, heading } = arrive(true);
  expect(heading).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('Packs');
});

test('the first page of a visit leaves the focus where the browser put it', () => {
  const { announce } = arrive(false);
  expect(document.body).toHaveFocus();
  expect(announce).not.toHaveBeenCalled();
});

test('a field keeps the focus if the user types in it while the page loads', () => {
  render(<input aria-label="Search" />);
  const field = screen.getByRole('textbox', { name: 'Search' });
  field.focus();
  const { announce } = arrive(true);
  expect(field).toHaveFocus();
  expect(announce).toHaveBeenCalledWith('Packs');
});

test('a menu keeps the focus if it was opened while the page loads', () => {
  render(
    <button type="button" aria-expanded>
      Features
    </button>,
  );
  const menu = screen.getByRole('button', { name: 'Features' });
  menu.focus();
  arrive(true);
  expect(menu).toHaveFocus();
});

test('the document’s title can name more than the heading', () => {
  render(
    <MemoryRouter>
      <PageHeading title="Hat" documentTitle={['Hat', '', 'Fathom Club']} />
    </MemoryRouter>,
  );
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Hat');
  expect(document.title).toBe('Hat · Fathom Club · Trait Market');
});

test.each([
  ['/help/', undefined, '/help'],
  ['/', undefined, '/'],
  ['/OTHER', undefined, '/other'],
  ['/market?utm_source=chat', undefined, '/market'],
  ['/market?slot=eyes&sort=name', '/market?slot=eyes', '/market?slot=eyes'],
])('after a move to %s the canonical address %s is %s', (path, canonical, expected) => {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'canonical', href: 'https://market.example/other' });
  document.head.append(link);
  render(
    <MemoryRouter initialEntries={[path]}>
      <PageHeading title="Page" canonical={canonical} />
    </MemoryRouter>,
  );
  expect(link.href).toBe(`https://market.example${expected}`);
  link.remove();
});
