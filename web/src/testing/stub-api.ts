import { DEMO_BEACON_INFO } from '@trait-market/contract/demo-beacon';
import { vi } from 'vitest';

export type StubbedAnswer = {
  status?: number;
  statusText?: string;
  body: unknown;
  /** Holds the response back. */
  until?: Promise<void>;
};

/** The parameters of the demo beacon, which never change. */
const DEFAULTS = new Map([['/economy/v1/beacon', { body: DEMO_BEACON_INFO }]]);

type Write = { method: string; path: string; body: unknown };

const parsed = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

/** Looks up responses by address, then `METHOD path`, then path; others get a 404. */
export const stubApi = (answers: Record<string, StubbedAnswer>) => {
  const requests: string[] = [];
  const written: Write[] = [];
  const current = new Map(Object.entries(answers));
  vi.stubGlobal('fetch', (input: string, { method = 'GET', body: sent }: RequestInit = {}) => {
    requests.push(input);
    const [path = ''] = input.split('?');
    if (method !== 'GET') written.push({ method, path, body: parsed(sent) });
    const {
      body,
      status = 200,
      until,
      ...rest
    }: StubbedAnswer = current.get(input) ??
      current.get(`${method} ${path}`) ??
      current.get(path) ??
      DEFAULTS.get(path) ?? { status: 404, body: { message: 'Not found' } };
    const response = new Response(JSON.stringify(body), { status, ...rest });
    return until === undefined ? Promise.resolve(response) : until.then(() => response);
  });
  return {
    requests,
    written,
    answer: (path: string, answer: StubbedAnswer): void => void current.set(path, answer),
  };
};
