import { v1Contract } from '@trait-market/contract/v1';
import { initServer } from '@ts-rest/express';

import { imageForm } from '../provider/image-form';
import type { Forwarding } from './forwarding';

/** ts-rest wants a form to send; the stream takes its place. */
const STREAMED = new FormData();

/** Sign-in, profiles and accounts (§7). */
export const usersRoutes = (
  { provider: { users: provider }, callerOf }: Forwarding,
  uploadLimit: number,
) =>
  initServer().router(v1Contract.users, {
    me: (call) => provider.me({ caller: callerOf(call) }),
    nonce: ({ query, ...call }) => provider.nonce({ query, caller: callerOf(call) }),
    login: ({ body, ...call }) => provider.login({ body, caller: callerOf(call) }),
    profile: (call) => provider.profile({ caller: callerOf(call) }),
    updateProfile: ({ body, ...call }) => provider.updateProfile({ body, caller: callerOf(call) }),
    createProfile: ({ body, ...call }) => provider.createProfile({ body, caller: callerOf(call) }),
    changeEmail: ({ body, ...call }) => provider.changeEmail({ body, caller: callerOf(call) }),
    resendVerification: (call) => provider.resendVerification({ caller: callerOf(call) }),
    verifyEmail: ({ body, ...call }) => provider.verifyEmail({ body, caller: callerOf(call) }),
    uploadProfileImage: (call) =>
      provider.uploadProfileImage({
        body: STREAMED,
        stream: imageForm(call.req, uploadLimit),
        caller: callerOf(call),
      }),
    searchByAddress: ({ query, ...call }) =>
      provider.searchByAddress({ query, caller: callerOf(call) }),
    searchByUsername: ({ query, ...call }) =>
      provider.searchByUsername({ query, caller: callerOf(call) }),
    exists: ({ params, ...call }) => provider.exists({ params, caller: callerOf(call) }),
    publicProfile: ({ params, ...call }) =>
      provider.publicProfile({ params, caller: callerOf(call) }),
  });
