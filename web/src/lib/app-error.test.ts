import { expect, test } from 'vitest';

import { AppError, errorText, isRefusal, missingStatus, serverMessage } from './app-error';

const full = {
  data: { message: 'from the answer' },
  statusText: 'status text',
  shortMessage: 'short message',
};

test('R8.7 §8 the text is the answer’s message, the status text, a short message, or the error’s message', () => {
  const { data: _data, ...withoutData } = full;
  const { statusText: _statusText, ...withoutStatusText } = withoutData;
  expect(errorText(new AppError('http', 'message', full))).toBe('from the answer');
  expect(errorText(new AppError('http', 'message', withoutData))).toBe('status text');
  expect(errorText(new AppError('http', 'message', withoutStatusText))).toBe('short message');
  expect(errorText(new AppError('http', 'message'))).toBe('message');
});

test.each([{ message: '' }, { message: 1 }, 'text', null])(
  'finds no message in the answer %j',
  (data) => {
    expect(errorText(new AppError('http', 'message', { ...full, data }))).toBe('status text');
  },
);

test('the server’s message comes only from its answer', () => {
  const { data: _data, ...withoutData } = full;
  expect(serverMessage(new AppError('http', 'message', full))).toBe('from the answer');
  expect(serverMessage(new AppError('http', 'message', withoutData))).toBeUndefined();
  expect(serverMessage(new AppError('http', 'x', { data: { message: '' } }))).toBeUndefined();
  expect(serverMessage(new Error('plain'))).toBeUndefined();
});

test('anything else that is thrown has words too', () => {
  expect(errorText(new Error('plain'))).toBe('plain');
  expect(errorText(new Error(''))).toMatch(/Please try again/);
  expect(errorText(undefined)).toMatch(/Please try again/);
});

test('recognizes a refusal by its status', () => {
  expect(isRefusal(new AppError('http', 'x', { status: 403 }), 401, 403)).toBe(true);
  expect(isRefusal(new AppError('http', 'x', { status: 404 }), 401, 403)).toBe(false);
  expect(isRefusal(new Error('x'), 401)).toBe(false);
});

test.each([
  [404, 404],
  [400, 404],
  [410, 410],
  [503, undefined],
])('an item whose call has the status %i is missing with %s', (status, expected) => {
  expect(missingStatus(new AppError('http', 'message', { status }))).toBe(expected);
  expect(missingStatus(null)).toBeUndefined();
});
