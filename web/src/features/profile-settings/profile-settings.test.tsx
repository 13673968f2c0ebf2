import { alice } from '@trait-market/contract/fixtures/users';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';

import {
  codeField,
  EMAIL,
  emailField,
  ME,
  nameField,
  press,
  PROFILE,
  refused,
  renderProfile,
  RESEND,
  showProfile,
  type,
  unverified,
  VERIFY,
} from '@/testing/pages/profile-settings';
import type { StubbedAnswer } from '@/testing/stub-api';

test('R7.3 updates an existing profile, if the username has changed', async () => {
  const api = showProfile({ [`PATCH ${PROFILE}`]: { body: {} } });
  await waitFor(async () => expect(await nameField()).toHaveValue('alice'));
  await press('Save username');
  expect(await screen.findByText('This is already your username.')).toBeVisible();
  await type(nameField(), ' Alice in Chains ');
  const renamed = { ...unverified, username: 'Alice in Chains' };
  api.answer(ME, { body: renamed });
  api.answer(`GET ${PROFILE}`, { body: renamed });
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeInTheDocument();
  expect(api.written).toEqual([
    { method: 'PATCH', path: PROFILE, body: { username: 'Alice in Chains' } },
  ]);
  expect(await nameField()).toHaveValue('Alice in Chains');
});

test.each([
  ['Save username', nameField, 'alice2', PROFILE],
  ['Change email address', emailField, 'new@collectors.example', EMAIL],
  ['Verify email address', codeField, '123456', VERIFY],
  ['Send a new code', codeField, '1', RESEND],
])('pressing “%s” twice sends once', async (name, field, text, path) => {
  const api = showProfile({ [`PATCH ${path}`]: { body: {} }, [`POST ${path}`]: { body: {} } });
  await type(field(), text);
  const button = screen.getByRole('button', { name });
  fireEvent.click(button);
  fireEvent.click(button);
  await waitFor(() => expect(api.requests).toContain(path));
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  expect(api.written.map((write) => write.path)).toEqual([path]);
});

test.each([
  ['username', nameField, 'Save username', 'alice2', 'alice'],
  [
    'email address',
    emailField,
    'Change email address',
    'new@collectors.example',
    alice.emailAddress,
  ],
])(
  'restores a typed but unsaved %s after reconnecting, and forgets it once it’s saved',
  async (_, field, save, text, before) => {
    const { unmount } = renderProfile({
      [`PATCH ${PROFILE}`]: { body: {} },
      [EMAIL]: { body: {} },
    });
    await type(field(), text);
    unmount();
    const again = renderProfile({ [`PATCH ${PROFILE}`]: { body: {} }, [EMAIL]: { body: {} } });
    expect(await field()).toHaveValue(text);
    await press(save);
    expect(await screen.findByText(/^Saved\.|was saved\.$/)).toBeInTheDocument();
    again.unmount();
    renderProfile();
    expect(await field()).toHaveValue(before);
  },
);

const lost: StubbedAnswer = { body: {}, until: Promise.reject(new TypeError('Lost')) };
lost.until?.catch(() => undefined);

test.each([
  ['username', nameField, 'alice2', 'Save username', /was saved\.$/, { username: 'alice2' }],
  [
    'email address',
    emailField,
    'new@collectors.example',
    'Change email address',
    /^Saved\./,
    { emailAddress: 'new@collectors.example' },
  ],
  ['code', codeField, '123456', 'Verify email address', 'Verified', { emailVerified: true }],
])(
  'T202 shows that a %s arrived although the answer was lost',
  async (_, field, text, button, words, changes) => {
    const api = showProfile({
      [`PATCH ${PROFILE}`]: lost,
      [`PATCH ${EMAIL}`]: lost,
      [VERIFY]: lost,
    });
    await type(field(), text);
    const changed = { body: { ...unverified, ...changes } };
    api.answer(ME, changed);
    api.answer(`GET ${PROFILE}`, changed);
    await press(button);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    expect(api.written).toHaveLength(1);
  },
);

test.each([
  ['username', nameField, 'alice2', 'Save username', 'Couldn’t save your username'],
  [
    'email address',
    emailField,
    'new@collectors.example',
    'Change email address',
    'Couldn’t change your email address',
  ],
  ['code', codeField, '123456', 'Verify email address', 'Couldn’t verify your email address'],
])(
  'T202 says that a %s didn’t arrive, and keeps it in its field',
  async (_, field, text, button, words) => {
    const api = showProfile({
      [`PATCH ${PROFILE}`]: lost,
      [`PATCH ${EMAIL}`]: lost,
      [VERIFY]: lost,
    });
    await type(field(), text);
    const before = api.requests.filter((path) => path === ME).length;
    await press(button);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    await waitFor(() =>
      expect(api.requests.filter((path) => path === ME).length).toBeGreaterThan(before),
    );
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(await field()).toHaveValue(text);
  },
);

test('T202 a profile that was created although the answer was lost is updated by the next try', async () => {
  const api = showProfile({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: lost,
    [`PATCH ${PROFILE}`]: { body: {} },
  });
  await type(nameField(), 'alice');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeVisible();
  await type(nameField(), 'alice2');
  await press('Save username');
  await waitFor(() => expect(api.written).toHaveLength(2));
  expect(api.written.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('R7.3 creates a profile if there is none, and updates it from then on', async () => {
  const api = showProfile({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: { status: 201, body: {} },
    [`PATCH ${PROFILE}`]: { body: {} },
  });
  await type(nameField(), 'alice');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeInTheDocument();
  await type(nameField(), 'alice2');
  await press('Save username');
  await waitFor(() => expect(api.written).toHaveLength(2));
  expect(api.written.map(({ method }) => method)).toEqual(['POST', 'PATCH']);
});

test('after a profile was created in another tab, the next try changes it', async () => {
  const api = showProfile({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: refused(409, 'You already have a profile. Change it instead.'),
    [`PATCH ${PROFILE}`]: { body: {} },
  });
  await type(nameField(), 'alice-too');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Save username');
  expect(await screen.findByRole('alert')).toHaveTextContent('You already have a profile');
  await waitFor(() => expect(api.requests.filter((path) => path === PROFILE)).toHaveLength(3));
  expect(await nameField()).toHaveValue('alice-too');
  await press('Save username');
  expect(await screen.findByText('Your username was saved.')).toBeInTheDocument();
  expect(api.written.at(-1)).toEqual({
    method: 'PATCH',
    path: PROFILE,
    body: { username: 'alice-too' },
  });
});

test.each(['', '   ', 'x'.repeat(65)])('refuses the name %j without sending it', async (name) => {
  const api = showProfile();
  await userEvent.clear(await nameField());
  if (name !== '') await userEvent.paste(name);
  await press('Save username');
  expect(await nameField()).toBeInvalid();
  expect(await nameField()).toHaveAccessibleDescription('A username has 1 to 64 characters.');
  expect(await nameField()).toHaveFocus();
  expect(api.written).toEqual([]);
});

const LIKE_AN_ADDRESS = 'A username can’t look like a wallet address.';
const INVISIBLE = 'A username can’t have invisible characters or line breaks in it.';
const PILED_ACCENTS = 'A username can’t have so many accents on one letter.';
const LIKE_AN_ENS_NAME = 'A username can’t be an ENS name, such as name.eth.';

test.each([
  ['0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045', LIKE_AN_ADDRESS],
  ['d8dA6BF26964aF9D7eEd9e03E53415D37aA96045', LIKE_AN_ADDRESS],
  ['0xd8d…6045', LIKE_AN_ADDRESS],
  ['d8dA…6045', LIKE_AN_ADDRESS],
  ['d8dA...6045', LIKE_AN_ADDRESS],
  ['0хd8dА6ВF26964', LIKE_AN_ADDRESS],
  ['vitalik.eth', LIKE_AN_ENS_NAME],
  ['vitalik.еth', LIKE_AN_ENS_NAME],
  [`b${'\u0301\u0302'.repeat(30)}ob`, PILED_ACCENTS],
  ['bob\u200B', INVISIBLE],
  ['bob\u202E', INVISIBLE],
])('T61 refuses the name %j without sending it, and says why', async (name, words) => {
  const api = showProfile();
  await userEvent.clear(await nameField());
  await userEvent.paste(name);
  await press('Save username');
  expect(await nameField()).toHaveAccessibleDescription(words);
  expect(api.written).toEqual([]);
});

test('T61 shows why the market refuses a name of look-alike letters that this form does not recognize', async () => {
  const api = showProfile({ [`PATCH ${PROFILE}`]: refused(400, LIKE_AN_ADDRESS) });
  await userEvent.clear(await nameField());
  await userEvent.paste('ꓳxd8d…6045');
  await press('Save username');
  expect(await screen.findByRole('alert')).toHaveTextContent(LIKE_AN_ADDRESS);
  expect(await nameField()).toHaveValue('ꓳxd8d…6045');
  expect(api.written).toHaveLength(1);
});

test('keeps what was typed after a failure', async () => {
  showProfile({ [`PATCH ${PROFILE}`]: refused(500, 'It broke.') });
  await type(nameField(), 'bob');
  await press('Save username');
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Couldn’t save your username');
  expect(alert).toHaveTextContent('It broke.');
  expect(await nameField()).toHaveValue('bob');
});

test('shows the rules of a username before anything is typed', async () => {
  showProfile({ [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.') });
  expect(await nameField()).toHaveAccessibleDescription(
    /^1 to 64 characters, .*No wallet address or ENS name/,
  );
});

test('shows at the field that a username is taken, keeps what was typed, and forgets it at the next letter', async () => {
  showProfile({ [`PATCH ${PROFILE}`]: refused(409, 'This username is taken.') });
  await type(nameField(), 'bob');
  await press('Save username');
  await screen.findByText('This username is taken.');
  expect(await nameField()).toBeInvalid();
  expect(await nameField()).toHaveAccessibleDescription('This username is taken.');
  expect(await nameField()).toHaveValue('bob');
  await userEvent.type(await nameField(), 'b');
  expect(screen.queryByText('This username is taken.')).toBeNull();
  expect(await nameField()).not.toBeInvalid();
});

test('removes a refusal when something else is wrong', async () => {
  showProfile({ [`PATCH ${PROFILE}`]: refused(409, 'This username is taken.') });
  await type(nameField(), 'bob');
  await press('Save username');
  await screen.findByText('This username is taken.');
  await userEvent.clear(await nameField());
  await press('Save username');
  expect(await nameField()).toHaveAccessibleDescription('A username has 1 to 64 characters.');
  expect(screen.queryByText('This username is taken.')).toBeNull();
});

test('lets someone without a profile correct a name that is taken', async () => {
  const api = showProfile({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`POST ${PROFILE}`]: refused(409, 'This username is taken.'),
  });
  await type(nameField(), 'bob');
  await press('Save username');
  expect(await screen.findByRole('alert')).toHaveTextContent('This username is taken.');
  await waitFor(() => expect(api.requests.filter((path) => path === PROFILE)).toHaveLength(3));
  expect(await nameField()).toHaveValue('bob');
  expect(screen.getByRole('alert')).toBeInTheDocument();
});

test('keeps the form of someone without a profile while the profile is fetched again', async () => {
  showProfile({
    [`GET ${PROFILE}`]: refused(404, 'You have no profile yet.'),
    [`PATCH ${EMAIL}`]: { body: {} },
  });
  const field = await nameField();
  await userEvent.type(field, 'bob');
  await type(emailField(), 'new@collectors.example');
  const answer = fetch;
  const refetched = vi.fn();
  vi.stubGlobal('fetch', (path: string, request: RequestInit) => {
    if (path !== PROFILE) return answer(path, request);
    refetched();
    return new Promise(() => {});
  });
  await press('Change email address');
  await waitFor(() => expect(refetched).toHaveBeenCalledOnce());
  await act(() => new Promise((resolve) => setTimeout(resolve)));
  expect(field).toBeInTheDocument();
  expect(field).toHaveValue('bob');
});

test('shows the picture and the email when the profile could not be fetched', async () => {
  const api = showProfile({ [`GET ${PROFILE}`]: refused(503, 'Closed for the night.') });
  expect(await screen.findByText('Closed for the night.')).toBeInTheDocument();
  expect(await emailField()).toHaveValue(alice.emailAddress ?? '');
  expect(document.querySelector('[data-tier=Elite]')).toBeVisible();
  expect(document.body).not.toHaveTextContent('Elite');
  api.answer(`GET ${PROFILE}`, { body: unverified });
  await press('Try again');
  expect(await nameField()).toBeInTheDocument();
});

test.each([
  ['Username', `PATCH ${PROFILE}`, 'Save username', 'second'],
  ['Email address', `PATCH ${EMAIL}`, 'Change email address', 'second@collectors.example'],
])('%s: keeps what is typed while a save is under way', async (name, path, button, second) => {
  const first = second.replace('second', 'first');
  const api = showProfile({ [path]: { body: {} } });
  const field = await screen.findByRole('textbox', { name });
  await waitFor(() => expect(field).not.toHaveValue(''));
  await type(Promise.resolve(field), first);
  api.answer(path, {
    get body() {
      fireEvent.change(field, { target: { value: second } });
      return {};
    },
  });
  await press(button);
  await waitFor(() => expect(api.written).toHaveLength(1));
  expect(Object.values(api.written[0]?.body ?? {})).toEqual([first]);
  await waitFor(() => expect(screen.getByRole('button', { name: button })).toBeEnabled());
  expect(field).toHaveValue(second);
});
