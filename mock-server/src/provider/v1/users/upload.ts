import { randomUUID } from 'node:crypto';

import type { v1Contract } from '@trait-market/contract/v1';

import { originOf } from '../../../kernel/http/origin';
import { refusal } from '../../../kernel/http/refusal';
import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { worldOf } from '../../../world/http/world-of-request';
import { avatarPicturePath } from '../../../world/picture-paths';
import { receiveImage } from '../../pictures/receive-image';
import { recodeAvatar } from '../../pictures/recode-avatar';
import { presentedUser } from './presented-user';

/** An upload creates a profile if the user has none yet. */
export const uploadRoutes: Pick<Routes<typeof v1Contract.users>, 'uploadProfileImage'> = {
  uploadProfileImage: async ({ req }) => {
    const [world, account] = [worldOf(req), callerOf(req)];
    const received = await receiveImage(req);
    if (received.kind === 'refused') return refusal(received.status, received.message);
    const recoded = await recodeAvatar(received.bytes);
    if (recoded.kind === 'refused') return refusal(recoded.status, recoded.message);

    const { pictures, profiles } = world.records;
    const id = randomUUID();
    const avatarPhoto = avatarPicturePath(id, 'webp');
    pictures.replace(account, id, recoded.webp);
    if (profiles.find(account) === undefined) profiles.create(account, { avatarPhoto });
    else profiles.update(account, { avatarPhoto });
    return { status: 200, body: presentedUser(world, account, originOf(req)) };
  },
};
