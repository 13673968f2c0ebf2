import { act } from '@testing-library/react';
import { initContract } from '@ts-rest/core';
import { initTsrReactQuery } from '@ts-rest/react-query/v5';
import { vi } from 'vitest';

import { AppError } from '@/lib/app-error';

export type LettersPage = { items: string[]; nextCursor: string | null; total: number };

const c = initContract();
const lettersContract = c.router({
  list: {
    method: 'GET',
    path: '/letters',
    query: c.type<{ cursor?: string }>(),
    responses: { 200: c.type<LettersPage>() },
  },
});

export const createLettersApi = (
  pageAt: (cursor: string | undefined) => LettersPage | Promise<LettersPage>,
) =>
  initTsrReactQuery(lettersContract, {
    baseUrl: '',
    api: async ({ path }) => {
      const cursor = new URLSearchParams(path.split('?')[1]).get('cursor') ?? undefined;
      return { status: 200, body: await pageAt(cursor), headers: new Headers() };
    },
  });

export const refused = (status: number) => new AppError('http', 'Refused', { status });

export const passes = (milliseconds: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    await vi.advanceTimersByTimeAsync(1);
  });
