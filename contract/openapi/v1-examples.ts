import { credits } from '../fixtures/credits';
import { demoLoginRequest } from '../fixtures/login';
import { answered, originalMinterDeclaration } from '../fixtures/tax';
import { divingHelmet } from '../fixtures/traits';
import {
  accessToken,
  account,
  alice,
  alicePublicProfile,
  emailPayload,
  namedAccount,
  nonce,
  profilePayload,
  verificationPayload,
} from '../fixtures/users';
import type { CallExamples } from './call-examples';

export const v1Examples: CallExamples = {
  'users.me': { response: alice },
  'users.nonce': { response: nonce },
  'users.login': { request: demoLoginRequest, response: accessToken },
  'users.profile': { response: alice },
  'users.updateProfile': { request: profilePayload },
  'users.createProfile': { request: profilePayload },
  'users.changeEmail': { request: emailPayload },
  'users.verifyEmail': { request: verificationPayload },
  'users.searchByAddress': { response: [account] },
  'users.searchByUsername': { response: [namedAccount] },
  'users.publicProfile': { response: alicePublicProfile },
  'credits.balances': { response: credits },
  'tax.status': { response: answered },
  'tax.declare': { request: originalMinterDeclaration },
  'traits.search': { response: [divingHelmet] },
};

export const v1SchemaExamples: Readonly<Record<string, unknown>> = {
  Error: { message: 'Sign in to use this.' },
};
