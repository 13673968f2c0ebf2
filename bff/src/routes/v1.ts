import { v1Contract } from '@trait-market/contract/v1';
import { initServer } from '@ts-rest/express';
import type { Router } from 'express';

import type { Config } from '../config';
import { sendResponse } from '../middleware/send-response';
import { imageForm } from '../provider/image-form';
import { contractRouter, type Admission, type RequestLimits } from './contract-router';
import { forwardAll } from './forward-all';
import type { Forwarding } from './forwarding';

type Limits = RequestLimits & Pick<Config, 'UPLOAD_LIMIT_BYTES'>;

/** A placeholder: ts-rest requires a form, but the call sends the stream instead. */
const STREAMED = new FormData();

export const v1Router = (
  { provider, callerOf }: Forwarding,
  limits: Limits,
  admission: Admission,
): Router => {
  const forwarded = forwardAll(v1Contract, provider, callerOf);
  const users = initServer().router(v1Contract.users, {
    ...forwarded.users,
    uploadProfileImage: async (call) =>
      sendResponse(
        call.res,
        await provider.users.uploadProfileImage({
          body: STREAMED,
          stream: imageForm(call.req, limits.UPLOAD_LIMIT_BYTES),
          caller: callerOf(call),
        }),
      ),
  });
  return contractRouter(v1Contract, { ...forwarded, users }, limits, admission);
};
