import { callerOf } from './tokens-seen';
import { changingResponse, on, onRequest, onResponse, accepting, without } from './patches';
import { reply, refuse, fieldsIn, textIn, type ProbeResponse, type MockRequest } from './exchange';
import { patched, type Mutant, type Patch } from './mutant';

const ONE_PICTURE =
  '§3 Image upload: one picture of up to 5 MB in the field image, identified by its bytes';
const SERVED =
  '§7 POST /users/profile-upload: the profile shows the picture’s address, and there it is';
const OWN_PICTURE = "An upload changes only the caller's picture";

const UPLOAD = 'users.uploadProfileImage';

const holds =
  (text: string) =>
  ({ body }: MockRequest): boolean =>
    body.includes(text);

const isPicture = ({ path }: MockRequest): boolean => /^\/pictures\/[\w-]+\/avatars\//.test(path);

const serving =
  (change: (response: ProbeResponse) => ProbeResponse): Patch =>
  async (request, mock) => {
    const response = await mock.send(request);
    return isPicture(request) ? change(response) : response;
  };

const isForm = ({ headers }: MockRequest): boolean =>
  headers['content-type']?.startsWith('multipart/form-data; boundary=') === true;

const taking = (matches: (request: MockRequest) => boolean): Patch =>
  on(
    UPLOAD,
    changingResponse((response, request) =>
      response.status >= 400 && response.status !== 401 && matches(request)
        ? reply(200, {})
        : response,
    ),
  );

export const uploadMutants: readonly Mutant[] = [
  ...patched('users.uploadProfileImage/invalid/HTML that says it is a PNG', ONE_PICTURE, {
    'A page that calls itself a picture is taken': () =>
      accepting(UPLOAD, 415, holds('<!doctype html>')),
  }),
  ...patched('users.uploadProfileImage/invalid/an SVG with a script', ONE_PICTURE, {
    'An SVG with a script is taken': () => accepting(UPLOAD, 415, holds('<svg')),
  }),
  ...patched('users.uploadProfileImage/invalid/more than 5 MB', ONE_PICTURE, {
    'More than 5 MB are taken': () => accepting(UPLOAD, 413),
  }),
  ...patched('users.uploadProfileImage/invalid/another field', ONE_PICTURE, {
    'The field may have any name': () =>
      onRequest(UPLOAD, (request) => ({
        ...request,
        body: Buffer.from(
          request.body.toString('latin1').replace('name="picture"', 'name="image"'),
          'latin1',
        ),
      })),
  }),
  ...patched('users.uploadProfileImage/invalid/two files', ONE_PICTURE, {
    'Of two files the second is dropped': () =>
      accepting(
        UPLOAD,
        400,
        ({ body }) => body.toString('latin1').split('filename="avatar.png"').length === 3,
      ),
  }),
  ...patched(
    'users.uploadProfileImage/invalid/a form that breaks off',
    'A 5xx is always a failure',
    {
      'A form that breaks off is a failure of the server': () =>
        onResponse(UPLOAD, 400, (response, { headers }) =>
          headers['content-type']?.endsWith('boundary=x')
            ? refuse(500, 'Unexpected end.')
            : response,
        ),
    },
  ),
  ...patched('users.uploadProfileImage/invalid/half a picture', ONE_PICTURE, {
    'A refused upload replaces the picture by a broken one': () => {
      const broken = new Set<string>();
      return async (request, mock) => {
        const response = await mock.send(request);
        const isRefused = request.route === UPLOAD && response.status === 400;
        if (isRefused && holds('PNG')(request)) broken.add(callerOf(request));
        const isShown = request.route === 'users.me' && broken.has(callerOf(request));
        return isShown
          ? reply(200, { ...fieldsIn(response), avatarPhoto: 'https://pictures.example/0.webp' })
          : response;
      };
    },
  }),
  ...patched('users.uploadProfileImage/success/uploaded, shown and served', SERVED, {
    'An uploaded picture is not served': () =>
      serving(() => refuse(404, 'There is no such picture.')),
    'Pictures are served as text': () =>
      serving((response) => ({
        ...response,
        headers: { ...response.headers, 'content-type': 'text/plain' },
      })),
    'Pictures are labelled as JPEG, whatever they are': () =>
      serving((response) => ({
        ...response,
        headers: { ...response.headers, 'content-type': 'image/jpeg' },
      })),
    "Browsers may sniff a picture's type": () =>
      serving((response) => ({
        ...response,
        headers: without(response.headers, 'x-content-type-options'),
      })),
    'The profile shows a path instead of an address': () =>
      onResponse(['users.me', 'users.publicProfile'], 200, (response) => {
        const { avatarPhoto } = fieldsIn(response);
        return typeof avatarPhoto === 'string' && URL.canParse(avatarPhoto)
          ? reply(200, { ...fieldsIn(response), avatarPhoto: new URL(avatarPhoto).pathname })
          : response;
      }),
  }),
  ...patched('users.uploadProfileImage/flow/a picture that stays', SERVED, {
    'A picture can be fetched twice': () => {
      const fetches = new Map<string, number>();
      return async (request, mock) => {
        const count = (fetches.get(request.path) ?? 0) + 1;
        fetches.set(request.path, count);
        return isPicture(request) && count > 2
          ? refuse(404, 'There is no such picture.')
          : mock.send(request);
      };
    },
    'A new name takes the uploaded picture away': () => {
      const renamed = new Set<string>();
      return async (request, mock) => {
        const response = await mock.send(request);
        const caller = callerOf(request);
        if (request.route === 'users.updateProfile') renamed.add(caller);
        return request.route === 'users.me' && renamed.has(caller) && response.status === 200
          ? reply(200, { ...fieldsIn(response), avatarPhoto: null })
          : response;
      };
    },
  }),
  ...patched('users.uploadProfileImage/flow/another picture', 'An upload replaces the picture', {
    'A second upload is acknowledged, and the first picture stays': () => {
      const uploaded = new Set<string>();
      return on(UPLOAD, async (request, mock) => {
        if (uploaded.has(callerOf(request))) return reply(200, {});
        uploaded.add(callerOf(request));
        return mock.send(request);
      });
    },
  }),
  ...patched('users.uploadProfileImage/flow/with a profile', SERVED, {
    'An upload creates a new profile, and the name is lost': () => {
      const nameless = new Set<string>();
      return async (request, mock) => {
        const response = await mock.send(request);
        if (request.route === UPLOAD) nameless.add(callerOf(request));
        const isShown = request.route === 'users.me' && nameless.has(callerOf(request));
        return isShown && response.status === 200
          ? reply(200, { ...fieldsIn(response), username: null })
          : response;
      };
    },
  }),
  ...patched('users.uploadProfileImage/flow/pictures of two users', OWN_PICTURE, {
    'All avatars are stored under one name: the last upload is shown for everyone': () => {
      let last = '';
      return async (request, mock) => {
        const response = await mock.send(
          isPicture(request) && last !== '' ? { ...request, path: last } : request,
        );
        if (request.route === UPLOAD && response.status === 200) {
          last = new URL(textIn(response, 'avatarPhoto')).pathname;
        }
        return response;
      };
    },
  }),
  ...patched('users.uploadProfileImage/invalid/an empty file', ONE_PICTURE, {
    'An empty file is acknowledged': () =>
      taking((request) => holds('image/png\r\n\r\n\r\n--')(request)),
  }),
  ...patched('users.uploadProfileImage/invalid/no file', ONE_PICTURE, {
    'A form without a file changes nothing and succeeds': () =>
      taking((request) => isForm(request) && !holds('form-data; name=')(request)),
  }),
  ...patched('users.uploadProfileImage/invalid/a text in place of a file', ONE_PICTURE, {
    'The name of a file is as good as the file': () =>
      taking((request) => isForm(request) && !holds('filename=')(request)),
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
