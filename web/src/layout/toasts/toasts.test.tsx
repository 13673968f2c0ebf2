import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';

import { lazyModule } from '@/lib/lazy-module';
import { toasts } from '@/lib/toasts';

import { Toasts } from './toasts';

afterEach(() => {
  vi.useRealTimers();
  act(() => {
    for (const { id } of toasts.read()) toasts.dismiss(id);
  });
});

const show = (kind: 'error' | 'notice' = 'error') =>
  act(() => toasts.show({ kind, header: 'Error', description: 'The market is closed.' }));

test('loads nothing before there is something to show', () => {
  const load = vi.fn<() => Promise<never>>();
  render(<Toasts code={lazyModule(load)} />);
  expect(load).not.toHaveBeenCalled();
});

test.each([
  ['error', 'alert'],
  ['notice', 'status'],
] as const)('R3.10 an %s is an %s with header and description', async (kind, role) => {
  render(<Toasts />);
  show(kind);
  const toast = await screen.findByText('The market is closed.', undefined, { timeout: 10_000 });
  expect(toast.closest('[data-slot=toast]')).toHaveAttribute('role', role);
  expect(toast.closest('[data-slot=toast]')).toHaveTextContent('Error');
});

test('can be dismissed', async () => {
  render(<Toasts />);
  show();
  (await screen.findByRole('button', { name: 'Dismiss' })).focus();
  await userEvent.keyboard('{Enter}');
  expect(screen.queryByText('The market is closed.')).not.toBeInTheDocument();
});

test('a toast dismissed by keyboard returns the focus', async () => {
  render(
    <>
      <button type="button">Submit</button>
      <Toasts />
    </>,
  );
  screen.getByRole('button', { name: 'Submit' }).focus();
  show();
  await screen.findByRole('button', { name: 'Dismiss' });
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByText('The market is closed.')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus();
});

describe('a plain toast', () => {
  const plain = async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    render(<Toasts code={lazyModule(() => Promise.reject(new TypeError('No network')))} />);
    show();
    const toast = await screen.findByRole('alert');
    // Waits until the toast's effects have run, because one of them starts the timer.
    await act(async () => {});
    return toast;
  };
  const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));

  test('also closes automatically after 5000 ms (§9)', async () => {
    const toast = await plain();
    pass(4999);
    expect(toast).toBeVisible();
    pass(1);
    expect(toast).not.toBeInTheDocument();
  });

  test('stays while it has the focus', async () => {
    const toast = await plain();
    const dismiss = screen.getByRole('button', { name: 'Dismiss' });
    act(() => dismiss.focus());
    pass(60_000);
    expect(toast).toBeVisible();
    act(() => dismiss.blur());
    pass(5000);
    expect(toast).not.toBeInTheDocument();
  });
});

test('E449 one is shown at a time, and says how many follow: errors first, and only the newest notice', async () => {
  render(<Toasts />);
  const say = (kind: 'error' | 'notice', description: string) =>
    act(() => toasts.show({ kind, header: 'Market', description }));
  const shown = () =>
    [...document.querySelectorAll('[data-slot=toast]')].map(({ textContent }) => textContent);
  say('notice', 'First notice.');
  await screen.findByText('First notice.');
  say('notice', 'Second notice.');
  expect(shown()).toEqual(['MarketSecond notice.Dismiss']);
  say('error', 'First error.');
  expect(shown()).toEqual(['MarketFirst error.1 moreDismiss']);
  say('error', 'Second error.');
  say('notice', 'Third notice.');
  expect(shown()).toEqual(['MarketFirst error.2 moreDismiss']);
  for (const next of ['Second error.1 more', 'Third notice.']) {
    act(() => toasts.dismiss(toasts.read()[0]?.id ?? ''));
    expect(shown()).toEqual([`Market${next}Dismiss`]);
  }
});

test('is shown plainly when its code cannot be loaded', async () => {
  const load = vi.fn<() => Promise<never>>(() => Promise.reject(new TypeError('No network')));
  render(<Toasts code={lazyModule(load)} />);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent('The market is closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();

  show();
  await screen.findByRole('alert');
  expect(load, 'the next toast tries again').toHaveBeenCalledTimes(2);
});

test('is shown plainly without delay, even while its code is being loaded again', async () => {
  const load = vi.fn<() => Promise<never>>(() => new Promise(() => {}));
  load.mockRejectedValueOnce(new TypeError('No network'));
  render(<Toasts code={lazyModule(load)} />);
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  show();
  await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(2));
  await act(async () => {});
  expect(screen.getByRole('alert')).toHaveTextContent('The market is closed.');
});
