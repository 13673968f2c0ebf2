import { Client } from 'undici';

import { ADDRESS } from '../../src/testing/sample-calls';
import { form, picture, PIXEL, UPLOAD_HEADERS } from '../../src/testing/picture-form';
import { startSteadyClient, type PlannedRequest } from '../steady-client';

// The number of other clients. There are enough of them to keep each below its limits. Clients and
// requests rotate, so a prime number lets every client send every request of the list.
const PEOPLE = 61;
const PER_SECOND = 200;

const authorization = 'Bearer abc.def.ghi';
const me: PlannedRequest = { path: '/v1/users/me', headers: { authorization } };
const exists: PlannedRequest = { path: '/v1/users/ada/exists' };
const publicProfile: PlannedRequest = { path: `/v1/users/${ADDRESS}/publicProfile` };
const upload: PlannedRequest = {
  path: '/v1/users/profile-upload',
  method: 'POST',
  headers: UPLOAD_HEADERS,
  body: form(picture(PIXEL)),
};

export const BROWSING: readonly PlannedRequest[] = [
  me,
  { path: '/' },
  exists,
  publicProfile,
  { path: '/v1/marketTraits/search?searchKey=a' },
  { path: '/favicon.svg' },
  me,
  exists,
  { path: '/app-config.json' },
  publicProfile,
];
export const LOOKING_AT_PEOPLE: readonly PlannedRequest[] = [exists, publicProfile];
export const BROWSING_AND_UPLOADING: readonly PlannedRequest[] = [...BROWSING.slice(1), upload];

// Sends requests of unrelated clients. Each sets its address in `X-Forwarded-For`, which the BFF
// reads only behind a trusted proxy.
export const startOthers = (url: string, requests: readonly PlannedRequest[]) => {
  const people = Array.from({ length: PEOPLE }, (_, index) => ({
    connection: new Client(url, { localAddress: `127.1.${1 + index}.1` }),
    'x-forwarded-for': `198.51.100.${1 + index}`,
  }));
  const client = startSteadyClient(url, PER_SECOND, (number) => {
    const request = requests[number % requests.length] ?? me;
    const { connection: dispatcher, ...forwarded } = people[number % PEOPLE] ?? {};
    return { ...request, dispatcher, headers: { ...request.headers, ...forwarded } };
  });
  return {
    outcomes: client.outcomes,
    stop: async (): Promise<void> => {
      await client.stop();
      await Promise.all(people.map(({ connection }) => connection.destroy()));
    },
  };
};
