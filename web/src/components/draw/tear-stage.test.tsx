import { drawPack } from '@trait-market/contract/fixtures/economy/drawn-packs';
import type { Draw } from '@trait-market/contract/economy/draws';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { TearStage } from './tear-stage';

const SEALED = { id: 'tide-one', name: 'Tide One', line: '5 traits', picture: undefined };

/** Stands in for pointer events, which jsdom lacks. */
class StubbedPointerEvent extends MouseEvent {
  readonly isPrimary = true;
  readonly pointerId = 1;
}

beforeEach(() => {
  vi.stubGlobal('PointerEvent', StubbedPointerEvent);
  // jsdom has no pointer capture.
  HTMLElement.prototype.setPointerCapture = vi.fn();
});

const open = async (isVerified = true) => {
  const onOpened = vi.fn();
  const { picks }: Draw = await drawPack();
  render(
    <TearStage
      title="Your pack"
      buttonLabel="tear to open"
      sealed={SEALED}
      picks={picks}
      isVerified={isVerified}
      onOpened={onOpened}
    />,
  );
  const names = picks.map(({ trait }) => trait.value);
  return { onOpened, names };
};

const pack = () => screen.getByRole('button', { name: 'Your pack: tear to open' });

const drag = (by: number) => {
  vi.spyOn(pack(), 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 0, 200, 300));
  fireEvent.pointerDown(pack(), { clientX: 100, button: 0 });
  fireEvent.pointerMove(pack(), { clientX: 100 + by / 2 });
  fireEvent.pointerMove(pack(), { clientX: 100 + by });
  fireEvent.pointerUp(pack(), { clientX: 100 + by });
  fireEvent.click(pack());
};

test.each<[string, () => Promise<void>]>([
  ['a press', () => userEvent.click(pack())],
  [
    'a key',
    async () => {
      await userEvent.tab();
      await userEvent.keyboard('{Enter}');
    },
  ],
  ['a drag to the right', () => Promise.resolve(drag(120))],
  ['a drag to the left', () => Promise.resolve(drag(-120))],
])('E291 %s tears the pack, and shows one trait after the other', async (_, tear) => {
  const { onOpened, names } = await open();
  await tear();
  for (const [index, name] of names.entries()) {
    expect(await screen.findByText(`${index + 1} of 5`)).toBeVisible();
    expect(screen.getByRole('status')).toHaveTextContent(
      new RegExp(`^${name}, .*, .*\\. ${index + 1} of 5\\.$`),
    );
    expect(onOpened).not.toHaveBeenCalled();
    const next = screen.getByRole('button', { name: index < 4 ? 'Next trait' : 'See all 5' });
    await waitFor(() => expect(next).toHaveFocus());
    await userEvent.keyboard('{Enter}');
  }
  expect(onOpened).toHaveBeenCalledTimes(1);
});

test('E291 a short drag leaves the pack sealed', async () => {
  const { onOpened } = await open();
  vi.useFakeTimers();
  drag(60);
  act(() => void vi.advanceTimersByTime(5_000));
  expect(pack()).toBeEnabled();
  expect(onOpened).not.toHaveBeenCalled();
  expect(screen.queryByRole('button', { name: 'Next trait' })).not.toBeInTheDocument();
});

test('E291 nothing can be torn before the browser has verified the draw', async () => {
  await open(false);
  expect(screen.getByRole('button', { name: 'Your pack: verifying the draw' })).toBeDisabled();
});

test('E175 under reduced motion, all drawn traits appear immediately', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const { onOpened } = await open();
  await userEvent.click(pack());
  expect(onOpened).toHaveBeenCalledTimes(1);
});
