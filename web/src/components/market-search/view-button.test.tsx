import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';

import { localItems } from '@/lib/storage';

import { ViewButton } from './view-button';

const LISTS = ['wall', 'owned'] as const;

afterEach(() => {
  for (const list of LISTS) {
    localItems.removeItem(list);
    delete document.documentElement.dataset[list];
  }
});

test.each([
  ['wall', 'owned'],
  ['owned', 'wall'],
] as const)(
  'E386 E517 the button switches and stores the view of %s alone',
  async (list, other) => {
    render(<ViewButton list={list} />);
    const button = screen.getByRole('button');
    const views = () => [document.documentElement.dataset[list], localItems.getItem(list)];
    await userEvent.click(button);
    expect(views()).toEqual(['rows', 'rows']);
    expect(document.documentElement.dataset[other]).toBeUndefined();
    expect(localItems.getItem(other)).toBeNull();
    await userEvent.click(button);
    expect(views()).toEqual(['', '']);
  },
);
