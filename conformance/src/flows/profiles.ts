import {
  type ProfilePayload,
  type PublicProfile,
  PublicProfileSchema,
  type User,
  UserSchema,
} from '@trait-market/contract/v1/users';
import type { Context } from '../check';
import { call, json } from '../contract/call';
import { expectBody, expectSuccess } from '../expectations';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';

export const createProfile = (
  probe: Probe,
  { token }: Session,
  body: unknown,
): Promise<CompletedExchange> =>
  probe.send(call('users.createProfile', { token, body: json(body) }));

export const updateProfile = (
  probe: Probe,
  { token }: Session,
  body: unknown,
): Promise<CompletedExchange> =>
  probe.send(call('users.updateProfile', { token, body: json(body) }));

export const askProfile = (probe: Probe, { token }: Session): Promise<CompletedExchange> =>
  probe.send(call('users.profile', { token }));

export const makeProfile = async (
  probe: Probe,
  session: Session,
  payload: ProfilePayload,
): Promise<ProfilePayload> => {
  expectSuccess(await createProfile(probe, session, payload));
  return payload;
};

/** Signs in a new wallet and creates its profile, which uploading pictures may require. */
export const newcomerWithProfile = async ({
  probe,
  newcomer,
  newName,
}: Pick<Context, 'probe' | 'newcomer' | 'newName'>): Promise<Session> => {
  const session = await newcomer();
  await makeProfile(probe, session, { username: newName() });
  return session;
};

export type Seen<Body> = { response: CompletedExchange; body: Body };

export const readProfile = async (probe: Probe, session: Session): Promise<Seen<User>> => {
  const response = await askProfile(probe, session);
  expectSuccess(response);
  return { response, body: expectBody(response, UserSchema) };
};

export const readMe = async (probe: Probe, { token }: Session): Promise<Seen<User>> => {
  const response = await probe.send(call('users.me', { token }));
  expectSuccess(response);
  return { response, body: expectBody(response, UserSchema) };
};

export const readPublicProfile = async (
  probe: Probe,
  address: string,
): Promise<Seen<PublicProfile>> => {
  const response = await probe.send(call('users.publicProfile', { params: { address } }));
  expectSuccess(response);
  return { response, body: expectBody(response, PublicProfileSchema) };
};
