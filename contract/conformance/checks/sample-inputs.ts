import { originalMinterDeclaration } from '../../fixtures/tax';
import {
  aliceAddress,
  emailPayload,
  loginRequest,
  profilePayload,
  verificationPayload,
} from '../../fixtures/users';
import { json, type CallInput } from '../contract/call';
import { ROUTES } from '../contract/routes';
import { pictureForm } from '../pictures';
import { derivedSample } from './derived-sample';

/** Those that say more than their schemas do: an address that is well known, a text that finds somebody. */
const WRITTEN: Readonly<Record<string, CallInput>> = {
  'users.nonce': { query: { walletAddress: aliceAddress } },
  'users.login': { body: json(loginRequest) },
  'users.updateProfile': { body: json(profilePayload) },
  'users.createProfile': { body: json(profilePayload) },
  'users.changeEmail': { body: json(emailPayload) },
  'users.verifyEmail': { body: json(verificationPayload) },
  'users.uploadProfileImage': { body: pictureForm() },
  'users.searchByAddress': { query: { searchKey: aliceAddress } },
  // Not in the names that the suite itself gives, which come and go while it runs.
  'users.searchByUsername': { query: { searchKey: 'li' } },
  'users.exists': { params: { id: aliceAddress } },
  'users.publicProfile': { params: { address: aliceAddress } },
  'tax.declare': { body: json(originalMinterDeclaration) },
  'traits.search': { query: { searchKey: 'a' } },
};

/**
 * For each route with an input, one that fits its schemas; made from them unless it is written above.
 * It need not succeed: it is what invalid requests are made of, by breaking one constraint at a time.
 */
export const sampleInputs: Readonly<Record<string, CallInput>> = Object.fromEntries(
  ROUTES.flatMap(({ name, route }) => {
    const sample = WRITTEN[name] ?? derivedSample(route);
    return sample === undefined ? [] : [[name, sample]];
  }),
);
