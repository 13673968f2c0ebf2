import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';

import { LineChart } from './line-chart';

const amounts = [
  { at: '2026-11-01T12:00:00Z', amount: 5n },
  { at: '2026-11-02T12:00:00Z', amount: 9n },
  { at: '2026-11-03T12:00:00Z', amount: 7n },
];

const show = () => {
  render(<LineChart amounts={amounts} words="Three days" textOf={(amount) => `${amount} ETH`} />);
  const chart = screen.getByRole('img', { name: 'Three days' });
  const drawing = chart.parentElement;
  if (!drawing) throw new Error('There is no drawing.');
  drawing.getBoundingClientRect = () => new DOMRect(0, 0, 320, 110);
  return chart;
};
const tip = () => document.querySelector('[data-slot=chart-tip]');

// jsdom's pointer events have no position.
const pointAt = (chart: Element, clientX: number, type = 'pointermove') =>
  fireEvent(chart, new MouseEvent(type, { bubbles: true, clientX, clientY: 60 }));

test('E656 the pointer or a tap shows the date and value of the nearest day, inside the drawing', () => {
  const chart = show();
  expect(tip()).toBeNull();
  pointAt(chart, 30);
  expect(tip()).toHaveTextContent('1 Nov 20265 ETH');
  expect(tip()).toHaveStyle({ left: 'calc(1.25% + 8px)', maxWidth: 'calc(100% - 1.25% - 8px)' });
  pointAt(chart, 300, 'pointerdown');
  expect(tip()).toHaveTextContent('3 Nov 20267 ETH');
  expect(tip()).toHaveStyle({ right: 'calc(1.25% + 8px)' });
  fireEvent.pointerDown(document.body);
  expect(tip()).toBeNull();
});

test('E656 the arrow keys go through the days of a focused chart, and read their values', async () => {
  show();
  await userEvent.tab();
  const days = screen.getByRole('slider', { name: 'Values by day' });
  expect(days).toHaveFocus();
  expect(days).toHaveAttribute('aria-valuetext', '3 Nov 2026, 7 ETH');
  expect(tip()).toHaveTextContent('3 Nov 20267 ETH');
  fireEvent.change(days, { target: { value: '1' } });
  expect(days).toHaveAttribute('aria-valuetext', '2 Nov 2026, 9 ETH');
  expect(tip()).toHaveTextContent('2 Nov 20269 ETH');
  await userEvent.tab();
  expect(tip()).toBeNull();
});
