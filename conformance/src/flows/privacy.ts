import { createHash } from 'node:crypto';

import { originalMinterDeclaration } from '@trait-market/contract/fixtures/tax';
import type { Check, Context } from '../check';
import { call, json } from '../contract/call';
import { leavesOf } from '../contract/leaves';
import { expectSuccess, expectThat } from '../expectations';
import { jsonOf, type CompletedExchange } from '../probe/exchange';
import type { Probe } from '../probe/probe';
import type { Session } from '../session/session';
import { changeEmail, newEmail } from './emails';
import { flow } from './flow';
import { makeProfile } from './profiles';

type Subject = { session: Session; username: string };

const newSubject = async ({ probe, newcomer, newName }: Context): Promise<Subject> => {
  const session = await newcomer();
  const username = newName();
  await makeProfile(probe, session, { username });
  return { session, username };
};

/** Calls each route that shows a user to everyone. */
const readPublicly = async (
  probe: Probe,
  { session: { walletAddress }, username }: Subject,
): Promise<CompletedExchange[]> => {
  const requests = [
    call('users.publicProfile', { params: { address: walletAddress } }),
    call('users.searchByAddress', { query: { searchKey: walletAddress } }),
    call('users.searchByUsername', { query: { searchKey: username } }),
    call('users.exists', { params: { id: walletAddress } }),
  ];
  const responses: CompletedExchange[] = [];
  for (const request of requests) {
    const response = await probe.send(request);
    expectSuccess(response);
    responses.push(response);
  }
  return responses;
};

const DIGESTS = ['md5', 'sha1', 'sha256', 'sha512'] as const;

/** Returns the forms from which an email address can be read or confirmed. */
const formsOf = (address: string): Readonly<Record<string, string>> => {
  const hashes = DIGESTS.flatMap((algorithm) => {
    const digest = createHash(algorithm).update(address).digest();
    return [
      [`its ${algorithm} hash`, digest.toString('hex')],
      [`its ${algorithm} hash in base64`, digest.toString('base64').replaceAll('=', '')],
      [`its ${algorithm} hash in base64url`, digest.toString('base64url')],
    ];
  });
  const [name = '', domain = ''] = address.split('@');
  return {
    'the email address': address,
    'the email address, percent-encoded': encodeURIComponent(address),
    'the email address in base64': Buffer.from(address).toString('base64').replaceAll('=', ''),
    'the email address in base64url': Buffer.from(address).toString('base64url'),
    'the email address in hex': Buffer.from(address).toString('hex'),
    'the name of the email address': name,
    'the domain of the email address': `@${domain}`,
    ...Object.fromEntries(hashes),
  };
};

/** Matches masked addresses, such as `c…e@c…e.example`. */
const maskOf = (address: string): RegExp =>
  new RegExp(String.raw`"[^"]*\b${address[0] ?? ''}[\w-]*[*•·.…xX#]{2,}[^"\s]*@[^"]*"`, 'i');

const hidden = flow('users.publicProfile', 'without the email address', {
  family: 'secrets',
  rule: '§3 Public profile: username, avatarPhoto. The email address is its owner’s: no one else receives it, its hash, or a masked form.',
  run: async (context) => {
    const { probe } = context;
    const subject = await newSubject(context);
    const address = newEmail();
    expectSuccess(await changeEmail(probe, subject.session, address));
    for (const response of await readPublicly(probe, subject)) {
      const text = response.response.body.toString('utf8');
      const lower = text.toLowerCase();
      const [what] =
        Object.entries(formsOf(address)).find(([, form]) => lower.includes(form.toLowerCase())) ??
        [];
      expectThat(what === undefined, 'no email address, hidden or not', what ?? '', response);
      const isMasked = maskOf(address).test(text);
      expectThat(!isMasked, 'no email address, hidden or not', 'a masked one', response);
    }
  },
});

/** Undocumented fields that may say when or how often an account changed. */
const OF_CHANGES = /updated|modified|changed|seen|version|revision|etag|time|(?:^|[._])_*v:|At: /i;

const factsOf = ({ response }: CompletedExchange): string[] =>
  leavesOf(jsonOf(response) ?? '').filter((fact) => !OF_CHANGES.test(fact));

const GIFT = { subscription: 73_019, vanilla: 40_427 };

const writePrivateData = async (
  { probe, capabilities: { giveCredits } }: Context,
  session: Session,
): Promise<void> => {
  const { token, walletAddress } = session;
  expectSuccess(await changeEmail(probe, session, newEmail()));
  const body = json(originalMinterDeclaration);
  expectSuccess(await probe.send(call('tax.declare', { token, body })));
  await giveCredits?.(walletAddress, GIFT);
};

const independent = flow('users.publicProfile', 'the same whatever is private', {
  family: 'secrets',
  rule: '§3 Public profile: username, avatarPhoto. What everyone sees of a user doesn’t depend on the email address, the tax declaration or credits.',
  run: async (context) => {
    const { probe } = context;
    const subject = await newSubject(context);
    const before = await readPublicly(probe, subject);
    const again = await readPublicly(probe, subject);
    await writePrivateData(context, subject.session);
    for (const [index, response] of (await readPublicly(probe, subject)).entries()) {
      // Values that change between two reads of the same data aren't documented.
      const known = [before[index], again[index]].flatMap((seen) =>
        seen === undefined ? [] : [factsOf(seen)],
      );
      const isSteady = known.every((facts) => facts.join('\n') === known[0]?.join('\n'));
      const fresh = factsOf(response).find((fact) => !known.some((facts) => facts.includes(fact)));
      expectThat(
        !isSteady || fresh === undefined,
        'the response from before the email address, the tax declaration and credits',
        fresh ?? '',
        response,
      );
    }
  },
});

export const privacyFlows = (): Check[] => [hidden, independent];
