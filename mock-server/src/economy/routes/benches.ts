import { benchesContract } from '@trait-market/contract/economy/benches';
import type { economyContract } from '@trait-market/contract/economy';
import type { Request, Response } from 'express';

import { PICTURE_HEADERS } from '../../kernel/http/picture-headers';
import type { Routes } from '../../kernel/http/routes';
import { callerOf } from '../../world/http/caller';
import { planBatch, planDress } from '../benches/plan-dress';
import { drawLook } from '../drawings/draw-dressed';
import {
  constructionKey,
  constructionRow,
  constructionsFor,
  looksOf,
  presentBatchPlan,
  presentConstruction,
  presentDressed,
  presentPlan,
} from '../views/benches';
import { pageOf } from '../views/view/page';
import { pageOfRequest } from './page-of-request';
import type { Dressed } from '../benches/dressing';
import { validResponse } from '../shared/valid-response';
import { viewOf } from './view-of-request';

const FROZEN = 'public, max-age=31536000, immutable';

const pictureOf = async (req: Request, res: Response, id: string, when: 'before' | 'after') => {
  const view = await viewOf(req);
  const row = constructionRow(view, id);
  const body = drawLook(view.market.context, row.avatar, looksOf(view, row)[when]);
  res.set({ ...PICTURE_HEADERS, 'cache-control': FROZEN });
  return { status: 200, body } as const;
};

export const benchesRoutes: Routes<typeof economyContract.benches> = {
  plan: async ({ req, params, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    const { collection, tokenId } = params;
    const planned = planDress(view.market.context, caller, collection, tokenId, body.wear);
    return { status: 200, body: presentPlan(view, caller, planned) };
  },

  planBatch: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    const planned = planBatch(view.market.context, caller, body.collection, body.looks);
    return { status: 200, body: presentBatchPlan(view, caller, planned) };
  },

  dress: async ({ req, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    return validResponse(
      201,
      benchesContract.dress.responses[201],
      (respond) => view.market.dress(caller, body, respond),
      (dressed: Dressed) => presentDressed(view, caller, dressed),
    );
  },

  undo: async ({ req, params, body }) => {
    const view = await viewOf(req);
    const caller = callerOf(req);
    return validResponse(
      200,
      benchesContract.undo.responses[200],
      (respond) => view.market.undoDress(caller, params.hash, body, respond),
      (dressed: Dressed) => presentDressed(view, caller, dressed),
    );
  },

  constructions: async ({ req, query }) => {
    const view = await viewOf(req);
    const found = constructionsFor(view, query);
    const body = pageOf(
      found,
      pageOfRequest(req, query),
      constructionKey(view, query.sort),
      (row) => presentConstruction(view, row),
    );
    return { status: 200, body };
  },

  construction: async ({ req, params }) => {
    const view = await viewOf(req);
    const body = presentConstruction(view, constructionRow(view, params.id));
    return { status: 200, body };
  },

  pictureBefore: ({ req, res, params }) => pictureOf(req, res, params.id, 'before'),
  pictureAfter: ({ req, res, params }) => pictureOf(req, res, params.id, 'after'),
};
