import type { v1Contract } from '@trait-market/contract/v1';

import { originOf } from '../../../kernel/http/origin';
import { refusal } from '../../../kernel/http/refusal';
import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { worldOf } from '../../../world/http/world-of-request';
import { sendVerification, useCode } from '../../mail/verification-mail';
import { presentedUser } from './presented-user';

const TOO_MANY_MAILS = 'That is too many e-mails: wait ten minutes.';
const NO_EMAIL = 'You have not given an e-mail address yet.';
const VERIFIED = 'Your e-mail address is verified already.';
const NO_CODE = 'No code is waiting to be used: ask for a new one.';
const WRONG_CODE = 'This is not the code that was sent to you.';
const DEAD_CODE = 'That is too many wrong codes: ask for a new one.';

/**
 * The caller's e-mail address and its verification. An address that somebody else has gets the same
 * answers as a free one.
 */
export const emailRoutes: Pick<
  Routes<typeof v1Contract.users>,
  'changeEmail' | 'resendVerification' | 'verifyEmail'
> = {
  changeEmail: async ({ req, body }) => {
    const [world, account] = [worldOf(req), callerOf(req)];
    if (sendVerification(world, account, body.emailAddress, 'changed') === 'tooMany') {
      return refusal(429, TOO_MANY_MAILS);
    }
    world.records.emails.set(account, body.emailAddress, 'unverified');
    return { status: 200, body: presentedUser(world, account, originOf(req)) };
  },

  resendVerification: async ({ req }) => {
    const [world, account] = [worldOf(req), callerOf(req)];
    const email = world.records.emails.find(account);
    if (email === undefined) return refusal(400, NO_EMAIL);
    if (email.status === 'verified') return refusal(409, VERIFIED);
    if (sendVerification(world, account, email.emailAddress, 'resent') === 'tooMany') {
      return refusal(429, TOO_MANY_MAILS);
    }
    return { status: 200, body: presentedUser(world, account, originOf(req)) };
  },

  verifyEmail: async ({ req, body }) => {
    const [world, account] = [worldOf(req), callerOf(req)];
    const email = world.records.emails.find(account);
    const outcome = email === undefined ? 'none' : useCode(world, account, body.code.trim());
    if (email === undefined || outcome === 'none') return refusal(400, NO_CODE);
    if (outcome === 'wrong') return refusal(400, WRONG_CODE);
    if (outcome === 'dead') return refusal(429, DEAD_CODE);
    world.records.emails.set(account, email.emailAddress, 'verified');
    return { status: 200, body: presentedUser(world, account, originOf(req)) };
  },
};
