import { expect, test } from 'vitest';

import { AppError, errorText, isRefusal, serverMessage } from './app-error';

const full = {
  data: { message: 'from the answer' },
  statusText: 'status text',
  shortMessage: 'short message',
};

test('§8 the text is the message of the answer, the status text, a short message, the message', () => {
  const { data: _data, ...withoutData } = full;
  const { statusText: _statusText, ...withoutStatusText } = withoutData;
  expect(errorText(new AppError('http', 'message', full))).toBe('from the answer');
  expect(errorText(new AppError('http', 'message', withoutData))).toBe('status text');
  expect(errorText(new AppError('http', 'message', withoutStatusText))).toBe('short message');
  expect(errorText(new AppError('http', 'message'))).toBe('message');
});

test.each([{ message: '' }, { message: 1 }, 'text', null])(
  'an answer %j has no message',
  (data) => {
    expect(errorText(new AppError('http', 'message', { ...full, data }))).toBe('status text');
  },
);

test('the server’s message is what its answer says, and nothing else stands in for it', () => {
  const { data: _data, ...withoutData } = full;
  expect(serverMessage(new AppError('http', 'message', full))).toBe('from the answer');
  expect(serverMessage(new AppError('http', 'message', withoutData))).toBeUndefined();
  expect(serverMessage(new AppError('http', 'x', { data: { message: '' } }))).toBeUndefined();
  expect(serverMessage(new Error('plain'))).toBeUndefined();
});

test('whatever else was thrown has words too', () => {
  expect(errorText(new Error('plain'))).toBe('plain');
  expect(errorText(new Error(''))).toMatch(/Please try again/);
  expect(errorText(undefined)).toMatch(/Please try again/);
});

test('a refusal is told by its status', () => {
  expect(isRefusal(new AppError('http', 'x', { status: 403 }), 401, 403)).toBe(true);
  expect(isRefusal(new AppError('http', 'x', { status: 404 }), 401, 403)).toBe(false);
  expect(isRefusal(new Error('x'), 401)).toBe(false);
});
