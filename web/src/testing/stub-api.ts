import { vi } from 'vitest';

/** A response of the stubbed server: a body, or a status and a body. */
export type StubbedAnswer = { status?: number; statusText?: string; body: unknown };

/** A request other than GET. */
type Write = { method: string; path: string; body: unknown };

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/**
 * Stubs the server: responds by full address, then by `METHOD path`, then by path. Everything else
 * is a 404.
 *
 * @returns the requested addresses, the writes, and a function that changes the responses
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
