import { renderHook, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { pending } from '@/testing/session-store';

import { useSendOnce } from './use-send-once';

const sending = () => {
  const answers = [pending<string>(), pending<string>()] as const;
  const mutateAsync = vi
    .fn<(input: string) => Promise<string>>()
    .mockReturnValueOnce(answers[0].promise)
    .mockReturnValueOnce(answers[1].promise);
  const { result } = renderHook(() => useSendOnce({ mutateAsync }));
  return { answers, mutateAsync, send: result.current };
};

test('drops a second press before the answer, and sends one after it', async () => {
  const { answers, mutateAsync, send } = sending();
  const succeeded = vi.fn<() => void>();
  send('first', succeeded);
  send('again', succeeded);
  expect(mutateAsync.mock.calls).toEqual([['first']]);
  answers[0].resolve('');
  await waitFor(() => expect(succeeded).toHaveBeenCalledOnce());
  send('second');
  expect(mutateAsync.mock.calls).toEqual([['first'], ['second']]);
});

test('after a failure, can send again and throws nothing', async () => {
  const { answers, mutateAsync, send } = sending();
  const succeeded = vi.fn<() => void>();
  send('first', succeeded);
  answers[0].reject(new Error('Refused.'));
  await waitFor(() => {
    send('second', succeeded);
    expect(mutateAsync.mock.calls).toEqual([['first'], ['second']]);
  });
  expect(succeeded).not.toHaveBeenCalled();
});
