import { changingResponse, on } from './patches';
import { reply, refuse, type MockRequest } from './exchange';
import { callerOf } from './tokens-seen';
import { patched, type Mutant, type Patch } from './mutant';

const ONE_PICTURE =
  '§3 Image upload: one picture of up to 5 MB in the field image, identified by its bytes';

const UPLOAD = 'users.uploadProfileImage';

const isForm = ({ headers }: MockRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data; boundary=') === true;

const holds = ({ body }: MockRequest, text: string): boolean => body.includes(text);

const taking = (matches: (request: MockRequest) => boolean): Patch =>
  on(
    UPLOAD,
    changingResponse((response, request) =>
      response.status >= 400 && response.status !== 401 && matches(request)
        ? reply(200, {})
        : response,
    ),
  );

export const refusedUploadMutants: readonly Mutant[] = [
  ...patched('users.uploadProfileImage/invalid/an empty file', ONE_PICTURE, {
    'An empty file is acknowledged': () =>
      taking((request) => holds(request, 'image/png\r\n\r\n\r\n--')),
  }),
  ...patched('users.uploadProfileImage/invalid/no file', ONE_PICTURE, {
    'A form without a file changes nothing and succeeds': () =>
      taking((request) => isForm(request) && !holds(request, 'form-data; name=')),
  }),
  ...patched('users.uploadProfileImage/invalid/a text in place of a file', ONE_PICTURE, {
    'The name of a file is as good as the file': () =>
      taking((request) => isForm(request) && !holds(request, 'filename=')),
  }),
  ...patched('users.uploadProfileImage/invalid/JSON', ONE_PICTURE, {
    'A picture may be named in JSON': () =>
      taking(({ headers }) => headers['content-type']?.startsWith('application/json') === true),
  }),
  ...patched(
    'users.uploadProfileImage/invalid/a form without a boundary',
    'A 5xx is always a failure',
    {
      'A form without a boundary is a failure of the server': () =>
        on(UPLOAD, async (request, mock) =>
          request.headers['content-type'] === 'multipart/form-data'
            ? refuse(500, 'Multipart: Boundary not found')
            : mock.send(request),
        ),
    },
  ),
  ...patched(
    'users.uploadProfileImage/idempotence/uploaded twice',
    'An upload replaces the picture: it can be sent again',
    {
      'A picture can be uploaded only once': () => {
        const uploaded = new Set<string>();
        return on(UPLOAD, async (request, mock) => {
          const caller = callerOf(request);
          if (uploaded.has(caller)) return refuse(409, 'You have a picture already.');
          const response = await mock.send(request);
          if (response.status === 200) uploaded.add(caller);
          return response;
        });
      },
    },
  ),
];
