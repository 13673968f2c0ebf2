import { onResponse } from './patches';
import { reply } from './exchange';
import { signatureOf, walletOf } from './login-requests';
import { patched, type Mutant } from './mutant';
import { letIn } from './tokens-seen';

const KEY_DIGITS = 2 + 2 * 65;

const SMART = '§4 Sign-in: a contract signs in with its own signature of the current login message';

export const smartLoginMutants: readonly Mutant[] = [
  ...patched('users.login/flow/a smart account signs in', SMART, {
    'Only keys can sign in': () =>
      onResponse('users.login', 200, (response, request) =>
        signatureOf(request).length === KEY_DIGITS
          ? response
          : reply(401, { message: 'This is no signature of a key.' }),
      ),
  }),
  ...patched('users.login/flow/refused: a smart account’s signature of another message', SMART, {
    'A smart account’s signature counts for any message': () =>
      onResponse('users.login', 401, (response, request, mock) =>
        signatureOf(request).length > KEY_DIGITS ? letIn(walletOf(request), mock) : response,
      ),
  }),
];
