import { expect, test } from 'vitest';

import { anonymous, refusedAlice, restoring, signedInAsAlice } from '@/testing/sessions';

import { AppError } from '../app-error';
import {
  connectedAddress,
  failureOf,
  failureText,
  isConnecting,
  isPending,
  isTokenRefused,
  tokenOf,
  type Session,
} from './session';

const failure = { of: 'session', end: 'expired' } as const;
const connecting = { kind: 'connecting', connectorId: 'test' } as const;
const { address, token } = signedInAsAlice;
const signingIn = { kind: 'signingIn', connectorId: 'test', address } as const;
const walletMissing = { ...signedInAsAlice, kind: 'walletMissing' } as const;

test.each<[string, Session, Record<string, unknown>]>([
  ['a visitor', anonymous, {}],
  ['who was signed out', { kind: 'anonymous', failure }, { failure }],
  ['who connects', connecting, { isPending: true, isConnecting: true }],
  ['who signs', signingIn, { isPending: true, isConnecting: true }],
  ['whose wallet is coming back', restoring, { isConnecting: true, token }],
  ['whose wallet is missing', walletMissing, { token }],
  ['who is signed in', signedInAsAlice, { token, connected: address }],
  ['whose token is refused', refusedAlice, { token, connected: address, isRefused: true }],
])('describes %s', (_, session, known) => {
  expect({
    failure: failureOf(session),
    token: tokenOf(session),
    connected: connectedAddress(session),
    isRefused: isTokenRefused(session),
    isPending: isPending(session),
    isConnecting: isConnecting(session),
  }).toEqual({
    failure: undefined,
    token: undefined,
    connected: undefined,
    isRefused: false,
    isPending: false,
    isConnecting: false,
    ...known,
  });
});

test('a failed attempt uses the words of its error, and an ended session has its own', () => {
  expect(failureText({ of: 'attempt', error: new AppError('wallet', 'Declined.') })).toBe(
    'Declined.',
  );
  expect(failureText(failure)).toMatch(/session expired/);
});
