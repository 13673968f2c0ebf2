import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { Hint } from '@/components/hint';
import { renderScreen } from '@/testing/render-screen';

import { Dialog, DialogContent, DialogTitle, DialogTrigger } from './dialog';

test('E688 a dialog opens with the focus on itself, so that no tooltip of its first control shows', async () => {
  renderScreen(
    <Dialog>
      <DialogTrigger>Open</DialogTrigger>
      <DialogContent aria-describedby={undefined}>
        <DialogTitle>Accept the offer</DialogTitle>
        <Hint hint="At the rate of 10:00">≈ $100</Hint>
      </DialogContent>
    </Dialog>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Open' }));
  expect(screen.getByRole('dialog', { name: 'Accept the offer' })).toHaveFocus();
  // The description of the closed tooltip is hidden.
  expect(screen.getAllByText('At the rate of 10:00')).toHaveLength(1);
  await userEvent.tab();
  expect(screen.getByRole('button', { name: '≈ $100' })).toHaveFocus();
  expect(screen.getAllByText('At the rate of 10:00')).toHaveLength(2);
});
