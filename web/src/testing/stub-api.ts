import { vi } from 'vitest';

/** What the server answers to a path: a body, or a status and a body. */
export type StubbedAnswer = { status?: number; body: unknown };

/**
 * Stands in for the server: answers by path, without its query. What was not foreseen is a 404.
 *
 * @returns the addresses that were asked, and a way to change the answers
 */
export const stubApi = (answers: Record<string, StubbedAnswer>) => {
  const asked: string[] = [];
  const current = new Map(Object.entries(answers));
  vi.stubGlobal('fetch', (input: string) => {
    asked.push(input);
    const [path = ''] = input.split('?');
    const { status = 200, body } = current.get(path) ?? {
      status: 404,
      body: { message: 'Not found' },
    };
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  });
  return {
    asked,
    answer: (path: string, answer: StubbedAnswer): void => void current.set(path, answer),
  };
};
