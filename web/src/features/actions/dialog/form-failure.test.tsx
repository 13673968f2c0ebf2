import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';

import type { Action } from '@/lib/actions/action';
import { openAction } from '@/testing/actions/open-action';

import { entryOf } from '../actions';

afterEach(() => void vi.restoreAllMocks());

test('an action whose code does not load shows an error in the dialog, and can be retried', async () => {
  const wrap: Action = { kind: 'wrap', chainId: 1 };
  const { code } = entryOf(wrap);
  vi.spyOn(code, 'read').mockReturnValue({ kind: 'failed', tries: 1 });
  const load = vi.spyOn(code, 'load').mockReturnValue();
  openAction(wrap);
  const retry = await screen.findByRole('button', { name: 'Try again' });
  load.mockClear();
  await userEvent.click(retry);
  expect(load).toHaveBeenCalledOnce();
});
