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

// Inputs written by hand, because schemas can't express their meaning, such as a search string that
// finds results.
const WRITTEN: Readonly<Record<string, CallInput>> = {
  'users.nonce': { query: { walletAddress: aliceAddress } },
  'users.login': { body: json(loginRequest) },
  'users.updateProfile': { body: json(profilePayload) },
  'users.createProfile': { body: json(profilePayload) },
  'users.changeEmail': { body: json(emailPayload) },
  'users.verifyEmail': { body: json(verificationPayload) },
  'users.uploadProfileImage': { body: pictureForm() },
  'users.searchByAddress': { query: { searchKey: aliceAddress } },
  // No name that the suite creates contains this string, so its results don't change during a run.
  'users.searchByUsername': { query: { searchKey: 'li' } },
  'users.exists': { params: { id: aliceAddress } },
  'users.publicProfile': { params: { address: aliceAddress } },
  'tax.declare': { body: json(originalMinterDeclaration) },
  'traits.search': { query: { searchKey: 'a' } },
};

const cache = new Map<string, CallInput | undefined>();

/** Removes the cursor, because the target rejects a generated one. */
const withoutCursor = (sample: CallInput | undefined): CallInput | undefined => {
  if (sample?.query?.['cursor'] === undefined) return sample;
  const { cursor: _, ...query } = sample.query;
  return { ...sample, query };
};

/**
 * Returns a sample input, generated on first use. It need not succeed, because it serves to derive
 * invalid requests.
 */
export const sampleInput = (name: string): CallInput | undefined => {
  if (!cache.has(name)) {
    cache.set(name, WRITTEN[name] ?? withoutCursor(derivedSample(routeNamed(name))));
  }
  return cache.get(name);
};
