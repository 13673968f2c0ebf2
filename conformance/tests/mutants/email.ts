import { fieldsIn, refuse, reply, textIn, withJson, type MockRequest } from './exchange';
import type { Mock, Mutant } from './mutant';
import { answeringAt, on } from './patches';
import { callerOf } from './tokens-seen';

const ONCE = '§7 POST /users/verifyEmail: the code that was sent verifies, once';
const OWN_CODE = 'A code verifies the address of the one to whom it was sent';

const codesSentTo = async (
  matches: (address: string) => boolean,
  { control }: Mock,
): Promise<string[]> =>
  (await control.journal()).flatMap((entry) =>
    entry.kind === 'mail' && matches(entry.to) ? [entry.code] : [],
  );

const ELSEWHERE = 'elsewhere@collectors.example';

const isGoodChange = (request: MockRequest): boolean =>
  request.route === 'users.changeEmail' &&
  callerOf(request) !== '' &&
  /^[\w-]+@collectors\.example$/.test(textIn(request, 'emailAddress'));

export const emailMutants: readonly Mutant[] = [
  {
    name: 'An email address can be changed only once; later changes are acknowledged and lost',
    breaks: '§7 PATCH /users/email changes the email address of the caller',
    killedBy: 'users.changeEmail/success/changed and read back',
    patch: () => {
      const changed = new Set<string>();
      return on('users.changeEmail', async (request, mock) => {
        if (changed.has(callerOf(request))) return reply(200, {});
        const answer = await mock.send(request);
        if (answer.status === 200) changed.add(callerOf(request));
        return answer;
      });
    },
  },
  {
    name: 'An email address in use is refused, so that users can be looked up',
    breaks: 'An address in use gets the same response as a free one',
    killedBy: 'users.changeEmail/flow/an address in use',
    patch: () => {
      const taken = new Set<string>();
      return on('users.changeEmail', async (request, mock) => {
        const address = textIn(request, 'emailAddress');
        if (taken.has(address)) return refuse(409, 'This email address is taken.');
        const answer = await mock.send(request);
        if (answer.status === 200) taken.add(address);
        return answer;
      });
    },
  },
  {
    name: 'Anything with an @ is an email address',
    breaks: 'EmailPayload: an email address of up to 254 characters',
    killedBy: 'users.changeEmail/invalid/body emailAddress: a space behind it',
    patch: () =>
      on(
        'users.changeEmail',
        answeringAt(400, (answer, request) =>
          textIn(request, 'emailAddress').includes('@') ? reply(200, {}) : answer,
        ),
      ),
  },
  {
    name: 'Resending a code without an address succeeds',
    breaks: 'Without an email address, resending is refused',
    killedBy: 'users.resendVerification/flow/without an address',
    patch: () =>
      on(
        'users.resendVerification',
        answeringAt(400, () => reply(204)),
      ),
  },
  {
    name: 'Any code verifies',
    breaks: ONCE,
    killedBy: 'users.verifyEmail/flow/a code when none was sent',
    patch: () =>
      on(
        'users.verifyEmail',
        answeringAt(400, (answer, request) =>
          /^\d{6}$/.test(textIn(request, 'code')) ? reply(200, {}) : answer,
        ),
      ),
  },
  {
    name: 'A code verifies again and again',
    breaks: ONCE,
    killedBy: 'users.verifyEmail/success/changed, verified, and the code used up',
    patch: () => {
      const used = new Set<string>();
      return on('users.verifyEmail', async (request, mock) => {
        const answer = await mock.send(request);
        const key = `${callerOf(request)} ${textIn(request, 'code')}`;
        if (answer.status === 200) used.add(key);
        return answer.status === 400 && used.has(key) ? reply(200, {}) : answer;
      });
    },
  },
  {
    name: 'A code verifies any user who sends it',
    breaks: OWN_CODE,
    killedBy: 'users.verifyEmail/flow/another user’s code',
    patch: () =>
      on(
        'users.verifyEmail',
        answeringAt(400, async (answer, request, mock) => {
          const sent = await codesSentTo(() => true, mock);
          return sent.includes(textIn(request, 'code')) ? reply(200, {}) : answer;
        }),
      ),
  },
  {
    name: 'A code survives a change of the address, which stays verified by the old one',
    breaks: 'A code dies when the address changes',
    killedBy: 'users.verifyEmail/flow/a code from before a change',
    patch: () => {
      const addresses = new Map<string, string[]>();
      return async (request, mock) => {
        const caller = callerOf(request);
        const own = addresses.get(caller) ?? [];
        const answer = await mock.send(request);
        if (request.route === 'users.changeEmail') {
          addresses.set(caller, [...own, String(fieldsIn(request)['emailAddress'])]);
        }
        if (request.route !== 'users.verifyEmail' || answer.status !== 400) return answer;
        const sent = await codesSentTo((address) => own.includes(address), mock);
        return sent.includes(textIn(request, 'code')) ? reply(200, {}) : answer;
      };
    },
  },
  {
    name: 'Codes can be guessed for as long as one likes',
    breaks: 'The sixth wrong code is a 429 and the code is dead',
    killedBy: 'users.verifyEmail/limits/guessed',
    patch: () =>
      on(
        'users.verifyEmail',
        answeringAt(429, () => refuse(400, 'This code doesn’t match the one we sent.')),
      ),
  },
  {
    name: 'The user does not show the email address',
    breaks: '§3 User profile: username, avatarPhoto, walletAddress, emailAddress',
    killedBy: 'users.changeEmail/idempotence/changed to the same',
    patch: () =>
      on(
        'users.me',
        answeringAt(200, (answer) => reply(200, { ...fieldsIn(answer), emailAddress: null })),
      ),
  },
  {
    name: 'A change of the email address is acknowledged and swallowed',
    breaks: '§7 PATCH /users/email changes the email address of the caller',
    killedBy: 'users.changeEmail/success/changed and read back',
    patch: () => async (request, mock) =>
      isGoodChange(request) ? reply(200, {}) : mock.send(request),
  },
  {
    name: 'No mail is sent to a new address',
    breaks: ONCE,
    killedBy: 'users.verifyEmail/success/changed, verified, and the code used up',
    patch: () => {
      const addresses = new Map<string, string>();
      return async (request, mock) => {
        const caller = callerOf(request);
        if (isGoodChange(request)) {
          addresses.set(caller, textIn(request, 'emailAddress'));
          return mock.send(withJson(request, { emailAddress: ELSEWHERE }));
        }
        const answer = await mock.send(request);
        return textIn(answer, 'emailAddress') === ELSEWHERE
          ? withJson(answer, { ...fieldsIn(answer), emailAddress: addresses.get(caller) })
          : answer;
      };
    },
  },
];
