import { expect, test } from 'vitest';

import { refusedAlice, restoring, signedInAsAlice } from '@/testing/sessions';

import { AppError } from '../app-error';
import { failureOf, failureText, type Session } from './session';
import { transition, type SessionEvent } from './transition';

const alice = signedInAsAlice.address;
const bob = '0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B';
const { kind: _, ...token } = signedInAsAlice;
const newer = { ...token, token: 'newer', expiresAt: new Date('2100-01-02') };
const error = new AppError('network', 'No answer.');

const states: Record<string, Session> = {
  visitor: { kind: 'anonymous' },
  failed: { kind: 'anonymous', failure: { of: 'attempt', error } },
  expired: { kind: 'anonymous', failure: { of: 'session', end: 'expired' } },
  walletLeft: { kind: 'anonymous', failure: { of: 'session', end: 'walletLeft' } },
  connecting: { kind: 'connecting', connectorId: 'test' },
  signingIn: { kind: 'signingIn', connectorId: 'test', address: alice },
  restoring,
  missing: { ...token, kind: 'walletMissing' },
  signedIn: signedInAsAlice,
  refused: refusedAlice,
};

const free = { logsOutOnConnect: false };
const barred = { logsOutOnConnect: true };
const connected = (address: typeof bob | typeof alice) => ({ kind: 'connected', address }) as const;
const walletChanged = { kind: 'walletChanged', ...free } as const;
const back = { kind: 'walletBack', token: token.token, ...free } as const;

/** An event and the resulting states in the order of `states`. `·` means no change. */
type Row = readonly [event: SessionEvent, becomes: string];

// oxfmt-ignore
const table: Record<SessionEvent['kind'], readonly Row[]> = {
  //                                                             visitor     failed      expired     walletLeft  connecting  signingIn      restoring      missing        signedIn       refused
  signInStarted: [
    [{ kind: 'signInStarted', connectorId: 'other' },           'connecting  connecting  connecting  connecting  ·           ·              ·              connecting     connecting     connecting'],
  ],
  accountGiven: [
    [{ kind: 'accountGiven', address: alice },                  '·           ·           ·           ·           signingIn   ·              ·              ·              ·              ·'],
  ],
  loggedIn: [
    [{ kind: 'loggedIn', token },                               '·           ·           ·           ·           ·           signedIn       ·              ·              ·              ·'],
  ],
  attemptFailed: [
    [{ kind: 'attemptFailed', error },                          '·           ·           ·           ·           failed      failed         ·              ·              ·              ·'],
  ],
  signedOut: [
    [{ kind: 'signedOut' },                                     'visitor     visitor     visitor     visitor     visitor     visitor        visitor        visitor        visitor        visitor'],
  ],
  tokenFound: [
    [{ kind: 'tokenFound', token },                             'restoring   restoring   restoring   restoring   restoring   restoring      restoring      restoring      restoring      restoring'],
  ],
  expiredTokenFound: [
    [{ kind: 'expiredTokenFound' },                             'expired     expired     expired     expired     ·           ·              ·              ·              ·              ·'],
  ],
  walletChanged: [
    [{ ...walletChanged, status: { kind: 'connecting' } },      '·           ·           ·           ·           ·           ·              ·              ·              ·              ·'],
    [{ ...walletChanged, status: { kind: 'reconnecting' } },    '·           ·           ·           ·           ·           ·              ·              ·              ·              ·'],
    [{ ...walletChanged, status: { kind: 'disconnected' } },    '·           ·           ·           ·           ·           failed         ·              ·              walletLeft     walletLeft'],
    [{ ...walletChanged, status: connected(alice) },            '·           ·           ·           ·           ·           ·              ·              signedIn       ·              ·'],
    [{ ...walletChanged, status: connected(bob) },              '·           ·           ·           ·           ·           failed         ·              accountChanged accountChanged accountChanged'],
    [{ ...walletChanged, ...barred, status: connected(alice) }, '·           ·           ·           ·           ·           ·              ·              barred         barred         barred'],
    [{ ...walletChanged, ...barred, status: connected(bob) },   '·           ·           ·           ·           ·           failed         ·              barred         barred         barred'],
    [{ ...walletChanged, ...barred, status: { kind: 'disconnected' } },
                                                                '·           ·           ·           ·           ·           failed         ·              ·              walletLeft     walletLeft'],
  ],
  walletBack: [
    [{ ...back, address: alice },                               '·           ·           ·           ·           ·           ·              signedIn       ·              ·              ·'],
    [{ ...back, address: bob },                                 '·           ·           ·           ·           ·           ·              accountChanged ·              ·              ·'],
    [{ ...back, address: undefined },                           '·           ·           ·           ·           ·           ·              missing        ·              ·              ·'],
    [{ ...back, ...barred, address: alice },                    '·           ·           ·           ·           ·           ·              barred         ·              ·              ·'],
    [{ ...back, ...barred, address: undefined },                '·           ·           ·           ·           ·           ·              missing        ·              ·              ·'],
    [{ ...back, token: 'another', address: alice },             '·           ·           ·           ·           ·           ·              ·              ·              ·              ·'],
  ],
  expired: [
    [{ kind: 'expired' },                                       '·           ·           ·           ·           ·           ·              expired        expired        expired        expired'],
  ],
  tokenRefused: [
    [{ kind: 'tokenRefused', token: token.token },              '·           ·           ·           ·           ·           ·              restoring!     missing!       refused        ·'],
    [{ kind: 'tokenRefused', token: 'another' },                '·           ·           ·           ·           ·           ·              ·              ·              ·              ·'],
  ],
  currentUserRefused: [
    [{ kind: 'currentUserRefused' },                            '·           ·           ·           ·           ·           ·              ·              ·              barred         barred'],
  ],
  tokenReplaced: [
    [{ kind: 'tokenReplaced', token: newer },                   '·           ·           ·           ·           ·           ·              ·              ·              newer          newer'],
    [{ kind: 'tokenReplaced', token: { ...newer, address: bob } },
                                                                '·           ·           ·           ·           ·           ·              ·              ·              ·              ·'],
  ],
  replacedElsewhere: [
    [{ kind: 'replacedElsewhere' },                             'visitor     visitor     visitor     visitor     visitor     visitor        visitor        visitor        visitor        visitor'],
  ],
  endedElsewhere: [
    [{ kind: 'endedElsewhere', end: 'elsewhere' },              '·           ·           ·           ·           ·           ·              elsewhere      elsewhere      elsewhere      elsewhere'],
  ],
  endExplained: [
    [{ kind: 'endExplained', end: 'elsewhere' },                '·           ·           ·           elsewhere   ·           ·              ·              ·              ·              ·'],
  ],
  failureDismissed: [
    [{ kind: 'failureDismissed' },                              '·           visitor     visitor     visitor     ·           ·              ·              ·              ·              ·'],
  ],
};

const byState = (cells: readonly string[]) =>
  Object.fromEntries(Object.keys(states).map((name, at) => [name, cells[at]]));

const nameOf = (session: Session): string => {
  if (session.kind === 'anonymous') {
    const { failure } = session;
    if (failure === undefined) return 'visitor';
    if (failure.of === 'attempt') return 'failed';
    return failure.end === 'refused' ? 'barred' : failure.end;
  }
  if (!('token' in session)) return session.kind;
  if (session.token === newer.token) return session.kind === 'signedIn' ? 'newer' : '?';
  if (session.kind === 'signedIn') return session.isRefused ? 'refused' : 'signedIn';
  const name = session.kind === 'walletMissing' ? 'missing' : session.kind;
  return session.isRefused ? `${name}!` : name;
};

test.each(
  Object.values(table)
    .flat()
    .map(([event, becomes]) => ({ happened: JSON.stringify(event), event, becomes })),
)('$happened', ({ event, becomes }) => {
  const seen = Object.values(states).map((session) => {
    const next = transition(Object.freeze(session), event);
    return next === session ? '·' : nameOf(next);
  });
  const expected = becomes.split(/\s+/);
  expect(seen).toHaveLength(expected.length);
  expect(byState(seen)).toEqual(byState(expected));
});

const from = (name: keyof typeof states, event: SessionEvent): Session =>
  transition(states[name] ?? { kind: 'anonymous' }, event);

test('a sign-in knows its wallet from start to signature', () => {
  expect(from('visitor', { kind: 'signInStarted', connectorId: 'other' })).toEqual({
    kind: 'connecting',
    connectorId: 'other',
  });
  expect(from('connecting', { kind: 'accountGiven', address: bob })).toEqual({
    kind: 'signingIn',
    connectorId: 'test',
    address: bob,
  });
});

test.each([
  ['loggedIn', from('signingIn', { kind: 'loggedIn', token }), { kind: 'signedIn', ...token }],
  ['tokenFound', from('visitor', { kind: 'tokenFound', token }), { kind: 'restoring', ...token }],
  [
    'tokenReplaced',
    from('refused', { kind: 'tokenReplaced', token: newer }),
    { kind: 'signedIn', ...newer },
  ],
])('%s takes over the whole token, and nothing from the previous one', (__, session, expected) => {
  expect(session).toEqual(expected);
});

test('a refused token stays refused while its wallet reconnects', () => {
  const refused = transition(restoring, { kind: 'tokenRefused', token: token.token });
  expect(transition(refused, { ...back, address: alice })).toEqual(refusedAlice);
  const missing = transition(refused, { ...back, address: undefined });
  expect(missing).toEqual({ ...refusedAlice, kind: 'walletMissing' });
  expect(transition(missing, { ...walletChanged, status: connected(alice) })).toEqual(refusedAlice);
});

test.each([
  ['disconnected', { kind: 'disconnected' }, /Your wallet is disconnected/],
  ['switched to another account', connected(bob), /another account/],
] as const)('an attempt whose wallet %s says so', (__, status, words) => {
  const failure = failureOf(from('signingIn', { ...walletChanged, status }));
  expect(failure && failureText(failure)).toMatch(words);
});
