import type { v1Contract } from '@trait-market/contract/v1';

import { originOf } from '../../../kernel/http/origin';
import type { Routes } from '../../../kernel/http/routes';
import { worldOf } from '../../../world/http/world-of-request';
import { traitPicturePath, pictureAddress } from '../../../world/picture-paths';

export const traitsRoutes: Routes<typeof v1Contract.traits> = {
  search: async ({ req, query }) => {
    const { name, records, searchLimit } = worldOf(req);
    const body = records.traits.search(query.searchKey, searchLimit).map(({ id, traitValue }) => ({
      id,
      traitValue,
      imageUrl: pictureAddress(traitPicturePath(id), name, originOf(req)),
    }));
    return { status: 200, body };
  },
};
