import { vi } from 'vitest';

/** What the server answers to a path: a body, or a status and a body. */
export type StubbedAnswer = { status?: number; statusText?: string; body: unknown };

/** A call that is not a GET, as it left. */
type Write = { method: string; path: string; body: unknown };

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/**
 * Stands in for the server: answers by the whole address, else by `METHOD path`, else by path alone. What was not
 * foreseen is a 404.
 *
 * @returns the addresses that were asked, what was written, and a way to change the answers
 */
export const stubApi = (answers: Record<string, StubbedAnswer>) => {
  const asked: string[] = [];
  const written: Write[] = [];
  const current = new Map(Object.entries(answers));
  vi.stubGlobal('fetch', (input: string, { method = 'GET', body: sent }: RequestInit = {}) => {
    asked.push(input);
    const [path = ''] = input.split('?');
    if (method !== 'GET') written.push({ method, path, body: parsed(sent) });
    const {
      body,
      status = 200,
      ...rest
    }: StubbedAnswer = current.get(input) ??
      current.get(`${method} ${path}`) ??
      current.get(path) ?? { status: 404, body: { message: 'Not found' } };
    return Promise.resolve(new Response(JSON.stringify(body), { status, ...rest }));
  });
  return {
    asked,
    written,
    answer: (path: string, answer: StubbedAnswer): void => void current.set(path, answer),
  };
};
