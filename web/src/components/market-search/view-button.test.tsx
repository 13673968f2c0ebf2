import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { wallView } from '@/lib/storage';

import { ViewButton } from './view-button';

afterEach(() => {
  wallView.clear();
  delete document.documentElement.dataset['wall'];
});

test('E386 the button switches the view and stores it in the browser', async () => {
  render(<ViewButton />);
  const button = screen.getByRole('button');
  const views = () => [document.documentElement.dataset['wall'], wallView.read()];
  await userEvent.click(button);
  expect(views()).toEqual(['rows', 'rows']);
  await userEvent.click(button);
  expect(views()).toEqual(['', '']);
});
