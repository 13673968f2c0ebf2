import { sendEndlessBody } from '../../src/testing/endless-body';
import { form, part, picture, UPLOAD_HEADERS } from '../../src/testing/picture-form';
import { attackerAddress, type Attack } from './attack';
import { BROWSING_AND_UPLOADING } from './others';
import { steadily } from './steadily';

const PATH = '/v1/users/profile-upload';
const MOST = 500_000_000;
const BEGINNINGS = [
  Buffer.from('preamble'),
  picture('a').subarray(0, -2),
  part('; name="more"', 'a').subarray(0, -2),
  form(picture('a')),
];

const { authorization, ...WITHOUT_TOKEN } = UPLOAD_HEADERS;

const endless = (token: string, headers: Record<string, string>): Attack => ({
  name: `uploads of 500 MB, ${token}`,
  unit: 'uploads',
  others: BROWSING_AND_UPLOADING,
  run: ({ port }, end) =>
    steadily({ perSecond: 4 }, end, (number) => {
      const begin = BEGINNINGS[number % BEGINNINGS.length] ?? Buffer.alloc(0);
      const from = attackerAddress(number);
      return sendEndlessBody(port, { path: PATH, headers, begin, from }, MOST);
    }),
});

export const uploads: readonly Attack[] = [
  endless('with a token', { ...WITHOUT_TOKEN, authorization }),
  endless('without', WITHOUT_TOKEN),
];
