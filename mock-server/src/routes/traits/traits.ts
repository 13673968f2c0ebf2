import type { v1Contract } from '@trait-market/contract/v1';

import { originOf } from '../../http/origin';
import { worldOf } from '../../http/world-of-request';
import { traitPath } from '../../pictures/picture-paths';
import type { Routes } from '../implementation';

/** Traits on the market. */
export const traitsRoutes: Routes<typeof v1Contract.traits> = {
  search: async ({ req, query }) => {
    const { name, records } = worldOf(req);
    const body = records.traits.search(query.searchKey).map(({ id, traitValue }) => ({
      id,
      traitValue,
      imageUrl: new URL(traitPath(name, id), originOf(req)).href,
    }));
    return { status: 200, body };
  },
};
