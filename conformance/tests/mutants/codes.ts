import { callerOf } from './tokens-seen';
import { on } from './patches';
import { refuse, reply, textIn, type MockRequest } from './exchange';
import { patched, type Mock, type Mutant, type Patch } from './mutant';

const EXACT = '§7 POST /users/verifyEmail: only the code that was sent verifies';
const RESENT = '§7 POST /users/resendVerification sends the code again';
const GUESSED = 'The sixth wrong code is refused and the code is dead';

const latestCode = async (address: string, { control }: Mock): Promise<string | undefined> =>
  (await control.journal())
    .flatMap((entry) => (entry.kind === 'mail' && entry.to === address ? [entry.code] : []))
    .at(-1);

/** Remembers the address of each caller, so that a patch knows the code that was sent. */
const knowingCodes = (
  change: (request: MockRequest, code: string, mock: Mock) => ReturnType<Patch>,
): Patch => {
  const addresses = new Map<string, string>();
  return async (request, mock) => {
    const caller = callerOf(request);
    if (request.route === 'users.changeEmail') {
      addresses.set(caller, textIn(request, 'emailAddress'));
    }
    const address = addresses.get(caller);
    if (request.route !== 'users.verifyEmail' || address === undefined) return mock.send(request);
    const code = await latestCode(address, mock);
    return code === undefined ? mock.send(request) : change(request, code, mock);
  };
};

/** Accepts an altered code if it looks like the right one. */
const taking = (isTaken: (given: string, code: string) => boolean) => (): Patch =>
  knowingCodes(async (request, code, mock) =>
    isTaken(textIn(request, 'code'), code) && textIn(request, 'code') !== code
      ? reply(200, {})
      : mock.send(request),
  );

const sorted = (text: string): string => [...text].toSorted().join('');

export const codeMutants: readonly Mutant[] = [
  ...patched('users.verifyEmail/flow/the right code with white space', EXACT, {
    'White space after a code is ignored': taking((given, code) => given.trimEnd() === code),
  }),
  ...patched('users.verifyEmail/flow/the right code in parts', EXACT, {
    'The beginning of a code is enough': taking(
      (given, code) => given !== '' && code.startsWith(given),
    ),
  }),
  ...patched('users.verifyEmail/flow/the right code with more characters', EXACT, {
    'Only the first characters of a code are compared': taking((given, code) =>
      given.startsWith(code),
    ),
    'Leading zeros of a code are ignored': taking(
      (given, code) => /^\d+$/.test(given) && Number(given) === Number(code),
    ),
  }),
  ...patched('users.verifyEmail/flow/the right code in another notation', EXACT, {
    'Full-width digits count as digits': taking((given, code) => given.normalize('NFKC') === code),
    'A code is compared as a number': taking((given, code) => Number(given) === Number(code)),
  }),
  ...patched('users.verifyEmail/flow/the right code in another case or order', EXACT, {
    'The digits of a code count in any order': taking(
      (given, code) => sorted(given) === sorted(code),
    ),
  }),
  ...patched('users.resendVerification/flow/another mail, whose code verifies', RESENT, {
    'Resending is acknowledged, and nothing is sent': () => {
      const waiting = new Set<string>();
      return async (request, mock) => {
        const caller = callerOf(request);
        if (request.route === 'users.changeEmail') waiting.add(caller);
        return request.route === 'users.resendVerification' && waiting.has(caller)
          ? reply(200, {})
          : mock.send(request);
      };
    },
    'A code that was sent again does not verify': () => {
      const resent = new Set<string>();
      return on(['users.resendVerification', 'users.verifyEmail'], async (request, mock) => {
        const caller = callerOf(request);
        if (request.route === 'users.resendVerification') resent.add(caller);
        return request.route === 'users.verifyEmail' && resent.has(caller)
          ? refuse(400, 'This code doesn’t match the one we sent.')
          : mock.send(request);
      });
    },
  }),
  ...patched('users.verifyEmail/limits/guessed', GUESSED, {
    'Codes can be guessed for as long as one likes': () =>
      knowingCodes(async (request, code, mock) => {
        if (textIn(request, 'code') === code) return reply(200, {});
        const response = await mock.send(request);
        return response.status === 429 ? refuse(400, 'This is not the code.') : response;
      }),
  }),
];
