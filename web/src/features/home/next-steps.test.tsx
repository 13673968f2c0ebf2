import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { renderScreen } from '@/testing/render-screen';
import { anonymous, signedInAsAlice } from '@/testing/sessions';

import { NextSteps } from './next-steps';

test.each([
  ['a visitor is asked in as a guest', anonymous, 'Look around as a guest', '/signin/guest'],
  ['a collector is led to what is theirs', signedInAsAlice, 'Open your dashboard', '/dashboard'],
])('%s', (_, session, name, path) => {
  renderScreen(<NextSteps />, { session });
  const links = screen.getAllByRole('link').map((link) => link.textContent);
  expect(links).toEqual([name, 'Get help']);
  expect(screen.getByRole('link', { name })).toHaveAttribute(
    'href',
    expect.stringMatching(new RegExp(`^${path}`)),
  );
});
