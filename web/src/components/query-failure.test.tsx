import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { AppError } from '@/lib/app-error';

import { QueryFailure } from './query-failure';

const HINT = /^Your session is no longer valid. Connect again/;

const show = (status: number) =>
  render(
    <QueryFailure
      title="Couldn’t load your orders. Nothing has changed.."
      error={new AppError('http', 'refused', { status, data: { message: 'Not this time.' } })}
      onRetry={vi.fn()}
    />,
  );

test('shows a refusal in the server’s own words', () => {
  show(503);
  expect(screen.getByText('Not this time.')).toBeInTheDocument();
  expect(screen.queryByText(HINT)).toBeNull();
});

test('says what to do when the sign-in is no longer accepted, not what the provider says about tokens', () => {
  show(401);
  expect(screen.getByText(HINT)).toBeInTheDocument();
  expect(screen.queryByText(/Not this time/)).toBeNull();
});

test('turns an answer with only a status into a sentence', () => {
  const error = new AppError('http', 'refused', {
    status: 500,
    statusText: 'Internal Server Error',
  });
  render(<QueryFailure title="Couldn’t load your credits" error={error} onRetry={vi.fn()} />);
  expect(
    screen.getByText('The server answered “Internal Server Error”. Try again in a moment.'),
  ).toBeInTheDocument();
});
