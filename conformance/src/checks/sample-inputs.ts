import { originalMinterDeclaration } from '@trait-market/contract/fixtures/tax';
import {
  aliceAddress,
  emailPayload,
  loginRequest,
  profilePayload,
  verificationPayload,
} from '@trait-market/contract/fixtures/users';
import { json, type CallInput } from '../contract/call';
import { routeNamed } from '../contract/routes';
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

const known = new Map<string, CallInput | undefined>();

/** A cursor is what an earlier page gave: one that is made up is refused. */
const withoutCursor = (sample: CallInput | undefined): CallInput | undefined => {
  if (sample?.query?.['cursor'] === undefined) return sample;
  const { cursor: _, ...query } = sample.query;
  return { ...sample, query };
};

/**
 * An input of a route that fits its schemas, made from them unless it is written above; undefined when the
 * route takes nothing in. It need not succeed: it is what invalid requests are made of, by breaking one
 * constraint at a time. Made when it is first asked for, since some take a while.
 */
export const sampleInput = (name: string): CallInput | undefined => {
  if (!known.has(name)) {
    known.set(name, WRITTEN[name] ?? withoutCursor(derivedSample(routeNamed(name))));
  }
  return known.get(name);
};
