import type { v1Contract } from '@trait-market/contract/v1';

import { originOf } from '../../../kernel/http/origin';
import { refusal } from '../../../kernel/http/refusal';
import type { Routes } from '../../../kernel/http/routes';
import { callerOf } from '../../../world/http/caller';
import { worldOf } from '../../../world/http/world-of-request';
import { sendVerification, useCode } from '../../mail/verification-mail';
import { presentedUser } from './presented-user';

const TOO_MANY_MAILS = 'Too many emails. Wait ten minutes, then try again.';
const NO_EMAIL = 'You haven’t added an email address yet.';
const VERIFIED = 'Your email address is already verified.';
const NO_CODE = 'There’s no code waiting. Ask for a new one.';
const WRONG_CODE = 'This code doesn’t match the one we sent.';
const DEAD_CODE = 'Too many wrong codes. Ask for a new one.';

/** Responds the same whether or not another user has the address, so as not to reveal it. */
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
    const outcome = email === undefined ? 'none' : useCode(world, account, body.code);
    if (email === undefined || outcome === 'none') return refusal(400, NO_CODE);
    if (outcome === 'wrong') return refusal(400, WRONG_CODE);
    if (outcome === 'dead') return refusal(429, DEAD_CODE);
    world.records.emails.set(account, email.emailAddress, 'verified');
    return { status: 200, body: presentedUser(world, account, originOf(req)) };
  },
};
