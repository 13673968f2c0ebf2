import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import { ThemeSelect } from './theme-select';

const selects = () => screen.getAllByRole('combobox', { name: 'Theme' });

afterEach(() => localStorage.clear());

test('stores the theme, announces it to the page, and updates other controls', async () => {
  const onTheme = vi.fn<(event: Event) => void>();
  window.addEventListener('theme', onTheme);
  render(
    <>
      <ThemeSelect />
      <ThemeSelect />
    </>,
  );
  const [first, second] = selects();
  if (!first) throw new Error('No control.');
  expect(first).toHaveDisplayValue('System');
  await userEvent.selectOptions(first, 'Light');
  expect(localStorage.getItem('theme')).toBe('light');
  expect(onTheme).toHaveBeenCalledWith(expect.objectContaining({ detail: 'light' }));
  expect(second).toHaveDisplayValue('Light');
  await userEvent.selectOptions(first, 'System');
  expect(localStorage.getItem('theme')).toBeNull();
  window.removeEventListener('theme', onTheme);
});
