import { render, screen } from '@testing-library/react';
import { aliceAddress } from '@trait-market/contract/fixtures/users';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';

import { PartyLink } from './party-link';

const show = (username: string) =>
  render(
    <MemoryRouter>
      <PartyLink party={{ address: aliceAddress, username }} />
    </MemoryRouter>,
  );

test('a name of 64 characters is clipped to fit its row, and is whole in the title', () => {
  const name = 'W'.repeat(64);
  show(name);
  const link = screen.getByRole('link');
  expect(link.textContent).toBe(`${'W'.repeat(19)}…`);
  expect(link).toHaveAttribute('title', `${name}, ${aliceAddress}`);
});

test('a name that fits is shown in full, with the address in the title', () => {
  show('alice');
  expect(screen.getByRole('link', { name: 'alice' })).toHaveAttribute('title', aliceAddress);
});
