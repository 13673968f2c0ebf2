import * as z from 'zod/mini';

import { isSameAddress, isWalletAddress } from '@trait-market/contract/shared';
import { AccountSchema, NamedAccountSchema } from '@trait-market/contract/v1/users';
import { call } from '../contract/call';
import { expectBody, expectSuccess, expectThat } from '../expectations';
import type { CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';
import { readMe, readProfile, readPublicProfile } from './profiles';

type Field = 'walletAddress' | 'username' | 'avatarPhoto' | 'emailAddress';

/** The fields of one account in a response; a reader that doesn't document a field lacks it. */
export type Reading = {
  reader: string;
  response: CompletedExchange;
  fields: Partial<Record<Field, string | null>>;
};

export const searchByAddress = async (probe: Probe, searchKey: string) => {
  const response = await probe.send(call('users.searchByAddress', { query: { searchKey } }));
  expectSuccess(response);
  return { response, found: expectBody(response, z.array(AccountSchema)) };
};

export const searchByName = async (probe: Probe, searchKey: string) => {
  const response = await probe.send(call('users.searchByUsername', { query: { searchKey } }));
  expectSuccess(response);
  return { response, found: expectBody(response, z.array(NamedAccountSchema)) };
};

const inSearchByName = async (
  probe: Probe,
  { walletAddress }: Session,
  name: string,
): Promise<Reading[]> => {
  const { response, found } = await searchByName(probe, name);
  const own = found.find((one) => isSameAddress(one.walletAddress, walletAddress));
  const expected = `${walletAddress} among the results for its name '${name}'`;
  if (own === undefined) expectThat(false, expected, `${found.length} others`, response);
  const fields = { walletAddress: own?.walletAddress ?? '', username: own?.username ?? '' };
  return [{ reader: 'users.searchByUsername', response, fields }];
};

/** Reads an account with a profile through each call that shows it. */
export const readEverywhere = async (probe: Probe, session: Session): Promise<Reading[]> => {
  const own = async (reader: string, read: typeof readMe): Promise<Reading> => {
    const { response, body } = await read(probe, session);
    const { walletAddress, username = null, avatarPhoto = null, emailAddress = null } = body;
    return { reader, response, fields: { walletAddress, username, avatarPhoto, emailAddress } };
  };
  const me = await own('users.me', readMe);
  const profile = await own('users.profile', readProfile);
  const { response, body } = await readPublicProfile(probe, session.walletAddress);
  const { username = null, avatarPhoto = null } = body;
  const shown = { reader: 'users.publicProfile', response, fields: { username, avatarPhoto } };
  const { response: search, found } = await searchByAddress(probe, session.walletAddress);
  const byAddress = found.map(({ walletAddress }) => ({
    reader: 'users.searchByAddress',
    response: search,
    fields: { walletAddress },
  }));
  const name = me.fields.username ?? '';
  const byName = name.trim() === '' ? [] : await inSearchByName(probe, session, name);
  return [me, profile, shown, ...byAddress, ...byName];
};

const FIELDS: readonly Field[] = ['walletAddress', 'username', 'avatarPhoto', 'emailAddress'];

const isSame = (field: Field, one: string | null, other: string | null): boolean =>
  isWalletAddress(one) && isWalletAddress(other) && field === 'walletAddress'
    ? isSameAddress(one, other)
    : one === other;

/** @throws Breach when two readers show different values of a field */
export const expectOneAccount = (
  readings: readonly Reading[],
  expected: Reading['fields'] = {},
): void => {
  for (const field of FIELDS) {
    const first = readings.find(({ fields }) => fields[field] !== undefined);
    const wanted = expected[field] ?? first?.fields[field];
    const from = expected[field] === undefined ? `as in ${first?.reader}` : 'as written';
    for (const { reader, response, fields } of readings) {
      const got = fields[field];
      if (got === undefined || wanted === undefined) continue;
      expectThat(
        isSame(field, got, wanted),
        `${field}: ${JSON.stringify(wanted)} in ${reader}, ${from}`,
        `${field}: ${JSON.stringify(got)}`,
        response,
      );
    }
  }
};
