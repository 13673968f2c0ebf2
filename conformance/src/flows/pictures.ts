import type { Check } from '../check';
import { call } from '../contract/call';
import { expectStatus, expectSuccess, expectThat } from '../expectations';
import { greyPng, imagePart } from '../pictures';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';
import { flow } from './flow';
import { makeProfile, newcomerWithProfile, readMe } from './profiles';

const upload = async (probe: Probe, { token }: Session, side: number): Promise<void> => {
  const parts = [imagePart(greyPng(side))];
  expectSuccess(
    await probe.send(call('users.uploadProfileImage', { token, body: { kind: 'form', parts } })),
  );
};

const readPicture = async (probe: Probe, session: Session): Promise<CompletedExchange> => {
  const { response, body } = await readMe(probe, session);
  const photo = body.avatarPhoto ?? '';
  expectThat(URL.canParse(photo), 'an avatarPhoto that is an address', `'${photo}'`, response);
  const picture = await probe.send({ method: 'GET', path: photo });
  expectStatus(picture, 200);
  return picture;
};

const isSame = (one: CompletedExchange, other: CompletedExchange): boolean =>
  one.response.body.equals(other.response.body);

const replaced = flow('users.uploadProfileImage', 'another picture', {
  rule: 'An upload replaces the picture: the new one is served afterwards.',
  run: async (context) => {
    const { probe } = context;
    const session = await newcomerWithProfile(context);
    await upload(probe, session, 32);
    const first = await readPicture(probe, session);
    await upload(probe, session, 48);
    const second = await readPicture(probe, session);
    expectThat(!isSame(first, second), 'another picture', 'the one before', second);
  },
});

const ofTwo = flow('users.uploadProfileImage', 'pictures of two users', {
  rule: '§6 An upload changes only the picture of the token’s wallet.',
  run: async (context) => {
    const { probe } = context;
    const [one, other] = [await newcomerWithProfile(context), await newcomerWithProfile(context)];
    await upload(probe, one, 32);
    const before = await readPicture(probe, one);
    await upload(probe, other, 48);
    const after = await readPicture(probe, one);
    expectThat(isSame(before, after), 'the same picture as before', 'a different one', after);
    const pictureOfOther = await readPicture(probe, other);
    expectThat(
      !isSame(after, pictureOfOther),
      'another picture',
      'that of the first user',
      pictureOfOther,
    );
  },
});

const nameStays = flow('users.uploadProfileImage', 'with a profile', {
  rule: '§7 POST /users/profile-upload uploads an avatar: the name in the profile stays.',
  run: async ({ probe, newcomer, newName }) => {
    const session = await newcomer();
    const { username } = await makeProfile(probe, session, { username: newName() });
    await upload(probe, session, 32);
    const { response, body } = await readMe(probe, session);
    const name = String(body.username);
    expectThat(name === username, `username: ${username}`, `username: ${name}`, response);
  },
});

export const pictureFlows = (): Check[] => [replaced, ofTwo, nameStays];
