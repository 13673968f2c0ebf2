import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';

import { OpenDialogContext } from '@/lib/page-history/dialog-entry';

import { useDisclosure } from './use-disclosure';

function Menu() {
  const { isOpen, rootProps, triggerProps, panelProps } = useDisclosure();
  return (
    <div {...rootProps}>
      <button type="button" {...triggerProps}>
        Features
      </button>
      {isOpen && (
        <div {...panelProps}>
          <Link to="/a">First</Link>
          <Link to="/b">Second</Link>
          <Link to="/c">Third</Link>
        </div>
      )}
    </div>
  );
}

const open = async () => {
  const user = userEvent.setup();
  render(
    <MemoryRouter>
      <Menu />
      <button type="button">Elsewhere</button>
    </MemoryRouter>,
  );
  const trigger = screen.getByRole('button', { name: 'Features' });
  await user.click(trigger);
  return { user, trigger };
};

const link = (name: string) => screen.getByRole('link', { name });
const expectClosed = () => expect(screen.queryByRole('link')).not.toBeInTheDocument();

test('E690 Back closes an open menu, as it does a dialog', async () => {
  const closed = vi.fn();
  const openDialog = vi.fn((goBackIn?: () => void) => (goBackIn ? closed : () => undefined));
  render(
    <OpenDialogContext value={openDialog}>
      <MemoryRouter>
        <Menu />
      </MemoryRouter>
    </OpenDialogContext>,
  );
  expect(openDialog).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Features' }));
  expect(openDialog).toHaveBeenCalledOnce();
  act(() => openDialog.mock.calls[0]?.[0]?.());
  expectClosed();
  expect(closed).toHaveBeenCalledOnce();
});

test('the button says whether its list is shown, and hides it again', async () => {
  const { user, trigger } = await open();
  expect(trigger).toHaveAttribute('aria-expanded', 'true');
  expect(link('First')).toBeInTheDocument();
  await user.click(trigger);
  expect(trigger).toHaveAttribute('aria-expanded', 'false');
  expectClosed();
});

test('Escape closes the list and returns the focus to the button', async () => {
  const { user, trigger } = await open();
  await user.tab();
  expect(link('First')).toHaveFocus();
  await user.keyboard('{Escape}');
  expectClosed();
  expect(trigger).toHaveFocus();
});

test('a press outside closes the list', async () => {
  const { user } = await open();
  await user.click(document.body);
  expectClosed();
});

test('the list closes when the focus moves past it', async () => {
  const { user } = await open();
  await user.tab();
  await user.tab();
  await user.tab();
  expect(link('Third')).toHaveFocus();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Elsewhere' })).toHaveFocus();
  expectClosed();
});

test('arrow keys, Home and End move between the entries, and wrap around', async () => {
  const { user } = await open();
  await user.keyboard('{ArrowDown}');
  expect(link('First')).toHaveFocus();
  await user.keyboard('{ArrowUp}');
  expect(link('Third')).toHaveFocus();
  await user.keyboard('{ArrowDown}');
  expect(link('First')).toHaveFocus();
  await user.keyboard('{End}');
  expect(link('Third')).toHaveFocus();
  await user.keyboard('{Home}');
  expect(link('First')).toHaveFocus();
});

test('choosing an entry closes the list, even the entry of the current page', async () => {
  const { user, trigger } = await open();
  await user.click(link('First'));
  expectClosed();
  await user.click(trigger);
  await user.click(link('First'));
  expectClosed();
});

test('going back closes the list', async () => {
  await open();
  act(() => {
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  expectClosed();
});
