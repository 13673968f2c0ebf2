import type { v1Contract } from '@trait-market/contract/v1';
import type { ProfilePayload } from '@trait-market/contract/v1/users';

import type { Request } from 'express';

import { originOf } from '../../../kernel/http/origin';
import { refusal } from '../../../kernel/http/refusal';
import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { worldOf } from '../../../world/http/world-of-request';
import { nameProblem } from '../../../world/records/name-skeleton';
import { presentedUser } from './presented-user';

const NO_PROFILE = 'You have no profile yet.';
const HAS_PROFILE = 'You already have a profile. Change it instead.';
const NAME_TAKEN = 'This username is taken.';

const nameRefusal = (req: Request, { username }: ProfilePayload) => {
  if (username === undefined) return undefined;
  const problem = nameProblem(username);
  if (problem !== undefined) return refusal(400, problem);
  return worldOf(req).records.profiles.isTaken(username, callerOf(req))
    ? refusal(409, NAME_TAKEN)
    : undefined;
};

export const profileRoutes: Pick<
  Routes<typeof v1Contract.users>,
  'me' | 'profile' | 'createProfile' | 'updateProfile'
> = {
  me: async ({ req }) => ({
    status: 200,
    body: presentedUser(worldOf(req), callerOf(req), originOf(req)),
  }),

  profile: async ({ req }) => {
    const [world, account] = [worldOf(req), callerOf(req)];
    if (world.records.profiles.find(account) === undefined) return refusal(404, NO_PROFILE);
    return { status: 200, body: presentedUser(world, account, originOf(req)) };
  },

  createProfile: async ({ req, body }) => {
    const [world, account] = [worldOf(req), callerOf(req)];
    const { profiles } = world.records;
    if (profiles.find(account) !== undefined) return refusal(409, HAS_PROFILE);
    const refused = nameRefusal(req, body);
    if (refused !== undefined) return refused;
    profiles.create(account, body);
    return { status: 201, body: presentedUser(world, account, originOf(req)) };
  },

  updateProfile: async ({ req, body }) => {
    const [world, account] = [worldOf(req), callerOf(req)];
    const { profiles } = world.records;
    if (profiles.find(account) === undefined) return refusal(404, NO_PROFILE);
    const refused = nameRefusal(req, body);
    if (refused !== undefined) return refused;
    profiles.update(account, body);
    return { status: 200, body: presentedUser(world, account, originOf(req)) };
  },
};
