import { fieldsIn, refuse, reply, textIn, type Answer, type MockRequest } from './exchange';
import type { Mutant, Patch } from './mutant';
import { answeringAt, changingRequest, on, without } from './patches';
import { callerOf } from './tokens-seen';

const ONE_PICTURE =
  '§3 Image upload: one picture of up to 5 MB in the field image, identified by its bytes';
const SERVED =
  '§7 POST /users/profile-upload: the profile shows the picture’s address, and there it is';
const OWN_PICTURE = "An upload changes only the caller's picture";

const UPLOAD = 'users.uploadProfileImage';

const taking = (status: number, matches: (request: MockRequest) => boolean): Patch =>
  on(
    UPLOAD,
    answeringAt(status, (answer, request) => (matches(request) ? reply(200, {}) : answer)),
  );

const holds =
  (text: string) =>
  ({ body }: MockRequest): boolean =>
    body.includes(text);

const isPicture = ({ path }: MockRequest): boolean => /^\/pictures\/[\w-]+\/avatars\//.test(path);

const serving =
  (change: (answer: Answer) => Answer): Patch =>
  async (request, mock) => {
    const answer = await mock.send(request);
    return isPicture(request) ? change(answer) : answer;
  };

export const uploadMutants: readonly Mutant[] = [
  {
    name: 'A page that calls itself a picture is taken',
    breaks: ONE_PICTURE,
    killedBy: 'users.uploadProfileImage/invalid/HTML that says it is a PNG',
    patch: () => taking(415, holds('<!doctype html>')),
  },
  {
    name: 'An SVG with a script is taken',
    breaks: ONE_PICTURE,
    killedBy: 'users.uploadProfileImage/invalid/an SVG with a script',
    patch: () => taking(415, holds('<svg')),
  },
  {
    name: 'More than 5 MB are taken',
    breaks: ONE_PICTURE,
    killedBy: 'users.uploadProfileImage/invalid/more than 5 MB',
    patch: () => taking(413, () => true),
  },
  {
    name: 'The field may have any name',
    breaks: ONE_PICTURE,
    killedBy: 'users.uploadProfileImage/invalid/another field',
    patch: () =>
      on(
        UPLOAD,
        changingRequest((request) => ({
          ...request,
          body: Buffer.from(
            request.body.toString('latin1').replace('name="picture"', 'name="image"'),
            'latin1',
          ),
        })),
      ),
  },
  {
    name: 'Of two files the second is dropped',
    breaks: ONE_PICTURE,
    killedBy: 'users.uploadProfileImage/invalid/two files',
    patch: () =>
      taking(
        400,
        ({ body }) => body.toString('latin1').split('filename="avatar.png"').length === 3,
      ),
  },
  {
    name: 'A form that breaks off is a failure of the server',
    breaks: 'A 5xx is always a failure',
    killedBy: 'users.uploadProfileImage/invalid/a form that breaks off',
    patch: () =>
      on(
        UPLOAD,
        answeringAt(400, (answer, { headers }) =>
          headers['content-type']?.endsWith('boundary=x') ? refuse(500, 'Unexpected end.') : answer,
        ),
      ),
  },
  {
    name: 'A refused upload replaces the picture by a broken one',
    breaks: ONE_PICTURE,
    killedBy: 'users.uploadProfileImage/invalid/half a picture',
    patch: () => {
      const broken = new Set<string>();
      return async (request, mock) => {
        const answer = await mock.send(request);
        const isRefused = request.route === UPLOAD && answer.status === 400;
        if (isRefused && holds('PNG')(request)) broken.add(callerOf(request));
        const isShown = request.route === 'users.me' && broken.has(callerOf(request));
        return isShown
          ? reply(200, { ...fieldsIn(answer), avatarPhoto: 'https://pictures.example/0.webp' })
          : answer;
      };
    },
  },
  {
    name: 'An uploaded picture is not served',
    breaks: SERVED,
    killedBy: 'users.uploadProfileImage/success/uploaded, shown and served',
    patch: () => serving(() => refuse(404, 'There is no such picture.')),
  },
  {
    name: 'Pictures are served as text',
    breaks: SERVED,
    killedBy: 'users.uploadProfileImage/success/uploaded, shown and served',
    patch: () =>
      serving((answer) => ({
        ...answer,
        headers: { ...answer.headers, 'content-type': 'text/plain' },
      })),
  },
  {
    name: "Browsers may sniff a picture's type",
    breaks: SERVED,
    killedBy: 'users.uploadProfileImage/success/uploaded, shown and served',
    patch: () =>
      serving((answer) => ({
        ...answer,
        headers: without(answer.headers, 'x-content-type-options'),
      })),
  },
  {
    name: 'The profile shows a path instead of an address',
    breaks: SERVED,
    killedBy: 'users.uploadProfileImage/success/uploaded, shown and served',
    patch: () =>
      on(
        ['users.me', 'users.publicProfile'],
        answeringAt(200, (answer) => {
          const { avatarPhoto } = fieldsIn(answer);
          return typeof avatarPhoto === 'string' && URL.canParse(avatarPhoto)
            ? reply(200, { ...fieldsIn(answer), avatarPhoto: new URL(avatarPhoto).pathname })
            : answer;
        }),
      ),
  },
  {
    name: 'A second upload is acknowledged, and the first picture stays',
    breaks: 'An upload replaces the picture',
    killedBy: 'users.uploadProfileImage/flow/another picture',
    patch: () => {
      const uploaded = new Set<string>();
      return on(UPLOAD, async (request, mock) => {
        if (uploaded.has(callerOf(request))) return reply(200, {});
        uploaded.add(callerOf(request));
        return mock.send(request);
      });
    },
  },
  {
    name: 'An upload creates a new profile, and the name is lost',
    breaks: SERVED,
    killedBy: 'users.uploadProfileImage/flow/with a profile',
    patch: () => {
      const nameless = new Set<string>();
      return async (request, mock) => {
        const answer = await mock.send(request);
        if (request.route === UPLOAD) nameless.add(callerOf(request));
        const isShown = request.route === 'users.me' && nameless.has(callerOf(request));
        return isShown && answer.status === 200
          ? reply(200, { ...fieldsIn(answer), username: null })
          : answer;
      };
    },
  },
  {
    name: 'All avatars are stored under one name: the last upload is shown for everyone',
    breaks: OWN_PICTURE,
    killedBy: 'users.uploadProfileImage/flow/pictures of two users',
    patch: () => {
      let last = '';
      return async (request, mock) => {
        const answer = await mock.send(
          isPicture(request) && last !== '' ? { ...request, path: last } : request,
        );
        if (request.route === UPLOAD && answer.status === 200) {
          last = new URL(textIn(answer, 'avatarPhoto')).pathname;
        }
        return answer;
      };
    },
  },
];
