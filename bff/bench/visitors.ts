import { setTimeout as pause } from 'node:timers/promises';
import { Agent, request } from 'undici';

import { form, picture, PIXEL, UPLOAD_HEADERS } from '../src/testing/picture-form';

const CLIENTS = 1000;
const LEAVES = 20;
const UPLOADS = 500;
const ADDRESS = '0x52908400098527886E0F7030069857D2E4169EE7';

type Visit = { path: string; method?: 'GET' | 'PATCH' | 'POST'; json?: object; form?: Buffer };

const VISITS: readonly Visit[] = [
  { path: '/v1/marketTraits/search?searchKey=a' },
  { path: '/v1/users/me' },
  { path: '/v1/marketTraits/search?searchKey=hat' },
  { path: `/v1/users/nonce?walletAddress=${ADDRESS}` },
  { path: '/v1/users/credits' },
  { path: '/v1/users/searchByUsername?searchKey=a' },
  { path: '/v1/users/taxStatus' },
  { path: '/v1/users/profile', method: 'PATCH', json: { username: 'ada' } },
  { path: '/v1/users/profile' },
];
const UPLOAD: Visit = {
  path: '/v1/users/profile-upload',
  method: 'POST',
  form: form(picture(PIXEL)),
};
/** An upload that is too large to be complete before the client disconnects. */
const LEFT_UPLOAD: Visit = { ...UPLOAD, form: form(picture(Buffer.alloc(1_048_576))) };

const visitOf = (number: number, leaves: boolean): Visit => {
  if (leaves && number % (LEAVES * 10) === 0) return LEFT_UPLOAD;
  if (number % UPLOADS === 1) return UPLOAD;
  return VISITS[number % VISITS.length] ?? UPLOAD;
};

const addressOf = (number: number): string => {
  const client = (number + Math.floor(number / UPLOADS)) % CLIENTS;
  return `203.0.${client >> 8}.${client & 255}`;
};

/** Sends requests over persistent connections and aborts one in twenty, at various points. */
export const createVisitors = (url: string, accessToken: string) => {
  const agent = new Agent({ connections: 64 });
  const outcomes = new Map<string, number>();

  const sendRequest = async (number: number, signal: AbortSignal | undefined): Promise<string> => {
    const { path, method = 'GET', json, form: body } = visitOf(number, signal !== undefined);
    const { statusCode, body: response } = await request(`${url}${path}`, {
      dispatcher: agent,
      method,
      headers: {
        ...(body && UPLOAD_HEADERS),
        authorization: `Bearer ${accessToken}`,
        'x-forwarded-for': addressOf(number),
        ...(json && { 'content-type': 'application/json' }),
      },
      body: json === undefined ? (body ?? null) : JSON.stringify(json),
      ...(signal && { signal }),
    });
    await response.dump();
    return String(statusCode);
  };

  const leave = async (number: number): Promise<string> => {
    const leaving = new AbortController();
    const pending = sendRequest(number, leaving.signal).catch((error: unknown) => {
      if (leaving.signal.aborted) return 'left';
      throw error;
    });
    await pause(number % 7);
    leaving.abort();
    return (await pending) === 'left' ? 'left' : 'left after the response';
  };

  return {
    send: async (number: number): Promise<void> => {
      const pending = number % LEAVES === 0 ? leave(number) : sendRequest(number, undefined);
      const outcome = await pending.catch((error: unknown) => String(error));
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    },
    outcomes,
    leave: () => agent.destroy(),
  };
};
