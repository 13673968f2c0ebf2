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

/** Inputs whose meaning schemas can't express, such as a text that finds results. */
const WRITTEN: Readonly<Record<string, CallInput>> = {
  'users.nonce': { query: { walletAddress: aliceAddress } },
  'users.login': { body: json(loginRequest) },
  'users.updateProfile': { body: json(profilePayload) },
  'users.createProfile': { body: json(profilePayload) },
  'users.changeEmail': { body: json(emailPayload) },
  'users.verifyEmail': { body: json(verificationPayload) },
  'users.uploadProfileImage': { body: pictureForm() },
  'users.searchByAddress': { query: { searchKey: aliceAddress } },
  // Absent from the suite's own names, which appear and disappear during a run.
  'users.searchByUsername': { query: { searchKey: 'li' } },
  'users.exists': { params: { id: aliceAddress } },
  'users.publicProfile': { params: { address: aliceAddress } },
  'tax.declare': { body: json(originalMinterDeclaration) },
  'traits.search': { query: { searchKey: 'a' } },
};

const known = new Map<string, CallInput | undefined>();

/** Made-up cursors are refused. */
const withoutCursor = (sample: CallInput | undefined): CallInput | undefined => {
  if (sample?.query?.['cursor'] === undefined) return sample;
  const { cursor: _, ...query } = sample.query;
  return { ...sample, query };
};

/** Invalid requests are derived from it, so it need not succeed; generated on first use. */
export const sampleInput = (name: string): CallInput | undefined => {
  if (!known.has(name)) {
    known.set(name, WRITTEN[name] ?? withoutCursor(derivedSample(routeNamed(name))));
  }
  return known.get(name);
};
