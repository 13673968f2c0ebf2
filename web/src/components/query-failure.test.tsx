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

test('shows the server’s message about a refusal', () => {
  show(503);
  expect(screen.getByText('Not this time.')).toBeInTheDocument();
  expect(screen.queryByText(HINT)).toBeNull();
});

test('explains how to sign in again after a refused token, instead of showing the provider’s message', () => {
  show(401);
  expect(screen.getByText(HINT)).toBeInTheDocument();
  expect(screen.queryByText(/Not this time/)).toBeNull();
});

test('turns a response with only a status into a sentence', () => {
  const error = new AppError('http', 'refused', {
    status: 500,
    statusText: 'Internal Server Error',
  });
  render(<QueryFailure title="Couldn’t load your credits" error={error} onRetry={vi.fn()} />);
  expect(
    screen.getByText('The server answered “Internal Server Error”. Try again in a moment.'),
  ).toBeInTheDocument();
});
