import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { env } from 'node:process';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { defaultEndDay } from './end-date';
import { EndDayField } from './end-day-field';

const { TZ } = env;
beforeAll(() => {
  env['TZ'] = 'Europe/Berlin';
});
afterAll(() => {
  if (TZ === undefined) delete env['TZ'];
  else env['TZ'] = TZ;
});

const NOW = new Date(Date.UTC(2026, 10, 21, 12));

function Field() {
  const [day, setDay] = useState(defaultEndDay(NOW));
  return <EndDayField value={day} onChange={setDay} error={undefined} now={NOW} />;
}

const choices = () =>
  screen
    .getAllByRole('button')
    .map((one) => `${one.textContent}${one.getAttribute('aria-pressed') === 'true' ? ' *' : ''}`);

test('E478 an end is chosen by one press, and shown in the product’s date format with its zone', async () => {
  render(<Field />);
  expect(choices()).toEqual(['1 day', '3 days', '1 week', '1 month *', 'Custom']);
  expect(screen.getByText('21 Dec 2026, 23:59 UTC+1')).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '3 days' }));
  expect(screen.getByText('24 Nov 2026, 23:59 UTC+1')).toBeVisible();
  expect(choices()).toContain('3 days *');
});

test('E478 the browser’s own date field is only for a custom day, and names the zone of that day', async () => {
  render(<Field />);
  await userEvent.click(screen.getByRole('button', { name: 'Custom' }));
  const field = screen.getByLabelText('Last day, in your time zone (UTC+1)');
  expect(field).toHaveValue('2026-12-21');
  await userEvent.clear(field);
  expect(screen.getByText('Choose a day')).toBeVisible();
  await userEvent.type(field, '2027-04-02');
  expect(screen.getByText('2 Apr 2027, 23:59 UTC+2')).toBeVisible();
  expect(screen.getByLabelText('Last day, in your time zone (UTC+2)')).toBe(field);
  await userEvent.click(screen.getByRole('button', { name: '1 week' }));
  expect(screen.getByText('28 Nov 2026, 23:59 UTC+1')).toBeVisible();
  expect(document.querySelector('input')).toBeNull();
});
