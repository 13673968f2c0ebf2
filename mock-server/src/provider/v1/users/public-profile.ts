import type { v1Contract } from '@trait-market/contract/v1';
import { isWalletAddress } from '@trait-market/contract/shared';

import { accountOf } from '../../../kernel/account';
import { originOf } from '../../../kernel/http/origin';
import { refusal } from '../../../kernel/http/refusal';
import type { Routes } from '../../../kernel/http/routes';
import { worldOf } from '../../../world/http/world-of-request';
import type { Records } from '../../../world/records/records';
import { presentedProfile } from './presented-user';

const isKnown = ({ users, profiles }: Records, id: string): boolean =>
  isWalletAddress(id)
    ? users.find(accountOf(id)) !== undefined
    : profiles.findByUsername(id) !== undefined;

export const publicProfileRoutes: Pick<
  Routes<typeof v1Contract.users>,
  'exists' | 'publicProfile'
> = {
  exists: async ({ req, params }) => ({
    status: 200,
    body: { exists: isKnown(worldOf(req).records, params.id) },
  }),

  publicProfile: async ({ req, params }) => {
    const world = worldOf(req);
    const account = accountOf(params.address);
    const profile = world.records.profiles.find(account);
    if (profile === undefined) return refusal(404, 'This wallet has no profile.');
    return { status: 200, body: presentedProfile(world, account, profile, originOf(req)) };
  },
};
