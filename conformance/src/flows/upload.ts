import type { Check } from '../check';
import { call } from '../contract/call';
import { expectRefusal, expectSuccess, expectThat } from '../expectations';
import { Breach } from '../probe/outcome';
import { greyPng, imagePart, pictureForm } from '../pictures';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { FormPart, ProbeBody } from '../probe/request';
import type { Session } from '../session/session';
import { flow } from './flow';
import { expectPicture } from './expect-picture';
import { newcomerWithProfile, readMe, readPublicProfile, updateProfile } from './profiles';

const upload = (probe: Probe, { token }: Session, body: ProbeBody): Promise<CompletedExchange> =>
  probe.send(call('users.uploadProfileImage', { token, body }));

const form = (...parts: FormPart[]): ProbeBody => ({ kind: 'form', parts });

const served = flow('users.uploadProfileImage', 'uploaded, shown and served', {
  family: 'success',
  rule: '§7 POST /users/profile-upload uploads an avatar: the profile shows its address, and there it is.',
  run: async (context) => {
    const { probe } = context;
    const session = await newcomerWithProfile(context);
    const before = (await readMe(probe, session)).body.avatarPhoto;
    expectSuccess(await upload(probe, session, pictureForm()));
    const { response, body } = await readMe(probe, session);
    const { avatarPhoto } = body;
    if (typeof avatarPhoto !== 'string' || !URL.canParse(avatarPhoto)) {
      throw new Breach('an avatarPhoto that is an address', String(avatarPhoto), response);
    }
    expectThat(avatarPhoto !== before, 'another avatarPhoto', avatarPhoto, response);
    const shown = await readPublicProfile(probe, session.walletAddress);
    const isSame = shown.body.avatarPhoto === avatarPhoto;
    expectThat(isSame, avatarPhoto, String(shown.body.avatarPhoto), shown.response);
    await expectPicture(probe, avatarPhoto);
  },
});

const FETCHES = 3;

const stays = flow('users.uploadProfileImage', 'a picture that stays', {
  rule: '§7 POST /users/profile-upload: the picture stays at its address, for everyone and as often as it is fetched, also after the name has changed.',
  run: async (context) => {
    const { probe, newName } = context;
    const session = await newcomerWithProfile(context);
    expectSuccess(await upload(probe, session, pictureForm()));
    const { response, body } = await readMe(probe, session);
    const photo = body.avatarPhoto ?? '';
    expectThat(URL.canParse(photo), 'an avatarPhoto that is an address', photo, response);
    const first = await expectPicture(probe, photo);
    expectSuccess(await updateProfile(probe, session, { username: newName() }));
    for (let fetched = 1; fetched < FETCHES; fetched += 1) {
      const again = await expectPicture(probe, photo);
      const isSame = again.response.body.equals(first.response.body);
      expectThat(isSame, 'the same picture', 'another one', again);
    }
    const after = await readMe(probe, session);
    const stillShown = after.body.avatarPhoto ?? '';
    expectThat(URL.canParse(stillShown), 'still an avatarPhoto', stillShown, after.response);
    await expectPicture(probe, stillShown);
  },
});

const twice = flow('users.uploadProfileImage', 'uploaded twice', {
  family: 'idempotence',
  rule: 'An upload replaces the picture: it can be sent again.',
  run: async (context) => {
    const { probe } = context;
    const session = await newcomerWithProfile(context);
    expectSuccess(await upload(probe, session, pictureForm()));
    expectSuccess(await upload(probe, session, form(imagePart(greyPng(48)))));
  },
});

const bytes = (text: string): Buffer => Buffer.from(text);

const SVG = bytes('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
const HTML = bytes('<!doctype html><script>alert(1)</script>');
const LARGEST = 5 * 1024 * 1024;

const BAD_UPLOADS: readonly { what: string; statuses: number[]; body: () => ProbeBody }[] = [
  {
    what: 'an SVG with a script',
    statuses: [400, 415],
    body: () => form(imagePart(SVG, { fileName: 'a.svg', contentType: 'image/svg+xml' })),
  },
  { what: 'HTML that says it is a PNG', statuses: [400, 415], body: () => form(imagePart(HTML)) },
  { what: 'an empty file', statuses: [400, 415], body: () => form(imagePart(Buffer.alloc(0))) },
  {
    what: 'half a picture',
    statuses: [400, 415],
    body: () => form(imagePart(greyPng(32).subarray(0, 40))),
  },
  {
    what: 'another field',
    statuses: [400],
    body: () => form(imagePart(greyPng(32), { name: 'picture' })),
  },
  {
    what: 'two files',
    statuses: [400],
    body: () => form(imagePart(greyPng(32)), imagePart(greyPng(32))),
  },
  { what: 'no file', statuses: [400], body: () => form() },
  {
    what: 'a text in place of a file',
    statuses: [400],
    body: () => form({ name: 'image', bytes: bytes('avatar.png') }),
  },
  {
    what: 'JSON',
    statuses: [400, 415],
    body: () => ({ kind: 'json', value: { image: 'avatar.png' } }),
  },
  {
    what: 'a form without a boundary',
    statuses: [400, 415],
    body: () => ({ kind: 'text', text: 'image', contentType: 'multipart/form-data' }),
  },
  {
    what: 'a form that breaks off',
    statuses: [400],
    body: () => ({
      kind: 'text',
      text: '--x\r\nContent-Disposition: form-data; name="image"; filename="a.png"\r\n\r\n\x89PNG',
      contentType: 'multipart/form-data; boundary=x',
    }),
  },
  {
    what: 'more than 5 MB',
    statuses: [413],
    body: () => form(imagePart(Buffer.concat([greyPng(32), Buffer.alloc(LARGEST)]))),
  },
];

const refused = BAD_UPLOADS.map(({ what, statuses, body }) =>
  flow('users.uploadProfileImage', what, {
    family: 'invalid',
    rule: `§3 Image upload uses a multipart form field named image: one picture of up to 5 MB, identified by its bytes; otherwise ${statuses.join(' or ')}, and nothing changes.`,
    run: async (context) => {
      const { probe } = context;
      const session = await newcomerWithProfile(context);
      expectRefusal(await upload(probe, session, body()), ...statuses);
      const { response, body: user } = await readMe(probe, session);
      const photo = user.avatarPhoto ?? null;
      expectThat(photo === null, 'no avatarPhoto', String(photo), response);
    },
  }),
);

export const uploadFlows = (): Check[] => [served, stays, twice, ...refused];
