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
  'E386 E517 E565 each view of %s has a button, which switches to it and stores it for this list alone',
  async (list, other) => {
    render(<ViewButton list={list} />);
    const press = async (view: string) => userEvent.click(screen.getByTitle(view));
    const views = () => [document.documentElement.dataset[list], localItems.getItem(list)];
    await press('List view');
    expect(views()).toEqual(['rows', 'rows']);
    await press('List view');
    expect(views()).toEqual(['rows', 'rows']);
    expect(document.documentElement.dataset[other]).toBeUndefined();
    expect(localItems.getItem(other)).toBeNull();
    await press('Card view');
    expect(views()).toEqual(['', '']);
  },
);
