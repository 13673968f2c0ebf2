import { callerOf } from './tokens-seen';
import { on, onResponse, accepting, onFields } from './patches';
import { reply, refuse, fieldsIn, textIn, withJson, type MockRequest } from './exchange';
import { patched, type Mock, type Mutant } from './mutant';

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
  ...patched(
    'users.changeEmail/success/changed and read back',
    '§7 PATCH /users/email changes the email address of the caller',
    {
      'An email address can be changed only once; later changes are acknowledged and lost': () => {
        const changed = new Set<string>();
        return on('users.changeEmail', async (request, mock) => {
          if (changed.has(callerOf(request))) return reply(200, {});
          const response = await mock.send(request);
          if (response.status === 200) changed.add(callerOf(request));
          return response;
        });
      },
      'A change of the email address is acknowledged and swallowed': () => async (request, mock) =>
        isGoodChange(request) ? reply(200, {}) : mock.send(request),
    },
  ),
  ...patched(
    'users.changeEmail/flow/an address in use',
    'An address in use gets the same response as a free one',
    {
      'An email address in use is refused, so that users can be looked up': () => {
        const taken = new Set<string>();
        return on('users.changeEmail', async (request, mock) => {
          const address = textIn(request, 'emailAddress');
          if (taken.has(address)) return refuse(409, 'This email address is taken.');
          const response = await mock.send(request);
          if (response.status === 200) taken.add(address);
          return response;
        });
      },
    },
  ),
  ...patched(
    'users.changeEmail/invalid/body emailAddress: a space behind it',
    'EmailPayload: an email address of up to 254 characters',
    {
      'Anything with an @ is an email address': () =>
        accepting('users.changeEmail', 400, (request) =>
          textIn(request, 'emailAddress').includes('@'),
        ),
    },
  ),
  ...patched(
    'users.resendVerification/flow/without an address',
    'Without an email address, resending is refused',
    {
      'Resending a code without an address succeeds': () =>
        onResponse('users.resendVerification', 400, () => reply(204)),
    },
  ),
  ...patched('users.verifyEmail/flow/a code when none was sent', ONCE, {
    'Any code verifies': () =>
      accepting('users.verifyEmail', 400, (request) => /^\d{6}$/.test(textIn(request, 'code'))),
  }),
  ...patched('users.verifyEmail/success/changed, verified, and the code used up', ONCE, {
    'A code verifies again and again': () => {
      const used = new Set<string>();
      return on('users.verifyEmail', async (request, mock) => {
        const response = await mock.send(request);
        const key = `${callerOf(request)} ${textIn(request, 'code')}`;
        if (response.status === 200) used.add(key);
        return response.status === 400 && used.has(key) ? reply(200, {}) : response;
      });
    },
    'No mail is sent to a new address': () => {
      const addresses = new Map<string, string>();
      return async (request, mock) => {
        const caller = callerOf(request);
        if (isGoodChange(request)) {
          addresses.set(caller, textIn(request, 'emailAddress'));
          return mock.send(withJson(request, { emailAddress: ELSEWHERE }));
        }
        const response = await mock.send(request);
        return textIn(response, 'emailAddress') === ELSEWHERE
          ? withJson(response, { ...fieldsIn(response), emailAddress: addresses.get(caller) })
          : response;
      };
    },
  }),
  ...patched('users.verifyEmail/flow/another user’s code', OWN_CODE, {
    'A code verifies any user who sends it': () =>
      onResponse('users.verifyEmail', 400, async (response, request, mock) => {
        const sent = await codesSentTo(() => true, mock);
        return sent.includes(textIn(request, 'code')) ? reply(200, {}) : response;
      }),
  }),
  ...patched(
    'users.verifyEmail/flow/a code from before a change',
    'A code dies when the address changes',
    {
      'A code survives a change of the address, which stays verified by the old one': () => {
        const addresses = new Map<string, string[]>();
        return async (request, mock) => {
          const caller = callerOf(request);
          const own = addresses.get(caller) ?? [];
          const response = await mock.send(request);
          if (request.route === 'users.changeEmail') {
            addresses.set(caller, [...own, String(fieldsIn(request)['emailAddress'])]);
          }
          if (request.route !== 'users.verifyEmail' || response.status !== 400) return response;
          const sent = await codesSentTo((address) => own.includes(address), mock);
          return sent.includes(textIn(request, 'code')) ? reply(200, {}) : response;
        };
      },
    },
  ),
  ...patched(
    'users.changeEmail/idempotence/changed to the same',
    '§3 User profile: username, avatarPhoto, walletAddress, emailAddress',
    {
      'The user does not show the email address': () =>
        onFields('users.me', (fields) => ({ ...fields, emailAddress: null })),
    },
  ),
];
