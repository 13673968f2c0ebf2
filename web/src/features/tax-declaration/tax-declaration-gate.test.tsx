import { answered, unanswered } from '@trait-market/contract/fixtures/tax';
import { alice, aliceAddress, bobAddress } from '@trait-market/contract/fixtures/users';
import { WALLET_ADDRESSES_MESSAGE } from '@trait-market/contract/v1/tax';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { useCurrentUser } from '@/lib/current-user';
import type { Session } from '@/lib/session/session';
import { guestAddress, taxDraft } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { renderScreen } from '@/testing/render-screen';
import { pending } from '@/testing/session-store';
import { anonymous, restoring, signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

import { TaxDeclarationGate } from './tax-declaration-gate';
import { useTaxDeclarationState } from './use-tax-status';

const STATUS = '/v1/users/taxStatus';
const TAX = '/v1/users/tax';

beforeEach(() => {
  // What jsdom lacks and the checkbox measures itself with.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      unobserve = () => undefined;
      disconnect = () => undefined;
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  for (const { id } of toasts.read()) toasts.dismiss(id);
});

const show = ({
  session = signedInAsAlice,
  isDeferred = false,
  status = { body: unanswered },
}: { session?: Session; isDeferred?: boolean; status?: StubbedAnswer } = {}) => {
  const server = stubApi({ [STATUS]: status, [TAX]: { body: {} } });
  const view = renderScreen(
    <TaxDeclarationGate isDeferred={isDeferred}>
      <main id="main" tabIndex={-1}>
        The page
      </main>
    </TaxDeclarationGate>,
    { session },
  );
  return { ...view, server };
};

const opened = () =>
  screen.findByRole('dialog', { name: 'Australian GST Tax Declaration' }, { timeout: 5000 });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const answer = async (question: RegExp, option: 'Yes' | 'No') =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: option }),
  );

const goToLastStep = async () => {
  await opened();
  await press('Continue');
  for (const question of [/tax resident/, /located/, /registered/]) await answer(question, 'No');
  await press('Continue');
  expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
};

const declare = () => userEvent.click(screen.getByRole('checkbox', { name: /I hereby declare/ }));

describe('the lookup', () => {
  test('opens the wizard over the page when the answer is outstanding', async () => {
    show();
    expect(await opened()).toBeVisible();
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(screen.getByText('Step 1 of 4')).toBeInTheDocument();
    expect(screen.getAllByRole('radio')).toHaveLength(2);
    expect(screen.getByRole('radio', { name: 'Yes' })).toHaveAttribute('value', 'yes');
    expect(screen.getByRole('radio', { name: 'No' })).toHaveAttribute('value', 'no');
  });

  test('opens nothing when it has been answered', async () => {
    const { server, settled } = show({ status: { body: answered } });
    await settled();
    expect(server.asked).toEqual([STATUS]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });

  test.each([
    ['visitor', anonymous],
    ['wallet that is still coming back', restoring],
  ])('is not made for a %s, whatever address a guest follows', async (_, session) => {
    guestAddress.write(aliceAddress);
    const { server, settled } = show({ session });
    await settled();
    expect(screen.getByText('The page')).toBeInTheDocument();
    expect(server.asked).toEqual([]);
  });

  test('that fails opens nothing and says nothing', async () => {
    const { server, settled } = show({ status: { status: 500, body: { message: 'Closed' } } });
    await settled();
    expect(server.asked).toEqual([STATUS]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(toasts.read()).toEqual([]);
  });

  test('waits with the wizard while another dialog is open', async () => {
    const { server, settled } = show({ isDeferred: true });
    await settled();
    expect(server.asked).toEqual([STATUS]);
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});

/** What other dialogs are told, which wait for this one. */
describe('other dialogs are told', () => {
  function Other() {
    return <p>Declaration: {useTaxDeclarationState()}</p>;
  }

  const showOther = (session: Session, status: StubbedAnswer, isDeferred = false) => {
    stubApi({ [STATUS]: status });
    return renderScreen(
      <TaxDeclarationGate isDeferred={isDeferred}>
        <Other />
      </TaxDeclarationGate>,
      { session },
    );
  };

  test('that it is not known yet, until the status is there', async () => {
    const { settled } = showOther(signedInAsAlice, { body: answered });
    expect(screen.getByText('Declaration: unknown')).toBeInTheDocument();
    await settled();
    expect(screen.getByText('Declaration: no')).toBeInTheDocument();
  });

  test('that nothing has to be declared by a visitor', () => {
    showOther(anonymous, { body: unanswered });
    expect(screen.getByText('Declaration: no')).toBeInTheDocument();
  });

  test('that nothing is declared after a lookup that failed', async () => {
    const { settled } = showOther(signedInAsAlice, { status: 500, body: {} });
    await settled();
    expect(screen.getByText('Declaration: no')).toBeInTheDocument();
  });

  test('that the wizard is open, or waits to be', async () => {
    showOther(signedInAsAlice, { body: unanswered }, true);
    expect(await screen.findByText('Declaration: open')).toBeInTheDocument();
  });
});

describe('the wizard', () => {
  test('Escape leaves it open, and there is no Close', async () => {
    const { settled } = show();
    const dialog = await opened();
    await userEvent.keyboard('{Escape}');
    await settled();
    expect(dialog).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  });

  test('is at most 25rem wide', async () => {
    show();
    expect(await opened()).toHaveStyle({ maxWidth: '25rem' });
  });

  test('opens with the focus on what it is about, and no way back', async () => {
    show();
    await opened();
    const heading = screen.getByRole('heading', { level: 3 });
    await waitFor(() => expect(heading).toHaveFocus());
    // By the keyboard it is passed over.
    expect(heading).toHaveAttribute('tabindex', '-1');
    expect(screen.queryByRole('button', { name: 'Back' })).not.toBeInTheDocument();
  });

  test('keeps its name and takes the focus to each step’s heading', async () => {
    show();
    const dialog = await opened();
    await answer(/Did you Mint any NFTs/, 'Yes');
    await press('Continue');
    expect(dialog).toHaveAccessibleName('Australian GST Tax Declaration');
    expect(screen.getByText('Step 2 of 4')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3 })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Continue' })).toBeDisabled();
    await press('Back');
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked();
  });

  test('Submit stays disabled until the declaration is ticked', async () => {
    show();
    await goToLastStep();
    expect(screen.getByRole('heading', { level: 3, name: 'Other wallets' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
    await declare();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await declare();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Submit' })).toBeDisabled();
  });

  test('T41 a bad address is refused under the field and sent nowhere', async () => {
    const { server } = show();
    await goToLastStep();
    const field = screen.getByPlaceholderText('Type Addresses (comma separated for multiple)');
    expect(field).toBeValid();
    expect(field).toHaveAttribute('spellcheck', 'false');
    expect(field).not.toHaveAccessibleDescription();
    await userEvent.type(field, '0x12');
    await declare();
    await press('Submit');
    expect(await screen.findByText(WALLET_ADDRESSES_MESSAGE)).toBeInTheDocument();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(WALLET_ADDRESSES_MESSAGE);
    expect(field).toHaveValue('0x12');
    expect(server.asked).not.toContain(TAX);
  });

  test('Disconnect wallet signs out', async () => {
    const { store } = show();
    await opened();
    await press('Disconnect wallet');
    expect(store.signOut).toHaveBeenCalledOnce();
  });
});

describe('after Submit', () => {
  const submit = async () => {
    await goToLastStep();
    await declare();
    await press('Submit');
  };

  test('the answers of all steps leave together', async () => {
    const { server } = show();
    await goToLastStep();
    await userEvent.type(screen.getByRole('textbox'), ` ${aliceAddress} , ${bobAddress}`);
    await declare();
    await press('Submit');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.written).toEqual([
      {
        method: 'POST',
        path: TAX,
        body: {
          userIsAUSTaxResident: 'no',
          userInAUS: 'no',
          userRegisteredAUSGST: 'no',
          walletAddresses: `${aliceAddress},${bobAddress}`,
          declareTruth: true,
        },
      },
    ]);
  });

  test('a success closes it, erases the draft and asks the status again', async () => {
    const { server } = show();
    const focus = vi.spyOn(screen.getByRole('main'), 'focus');
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(server.asked).toEqual([STATUS, TAX, STATUS]);
    expect(taxDraft.read()).toBeUndefined();
    expect(toasts.read()).toEqual([]);
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    // The page stays where it is.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
  });

  test('while it is pending nothing can be pressed, and the focus is on what is said of it', async () => {
    show();
    await goToLastStep();
    const submission = pending<Response>();
    vi.stubGlobal('fetch', () => submission.promise);
    await declare();
    expect(screen.queryByText('Submitting your declaration')).not.toBeInTheDocument();
    await press('Submit');
    const words = await screen.findByText('Submitting your declaration');
    expect(words).toHaveFocus();
    expect(words).toHaveAttribute('tabindex', '-1');
    for (const name of ['Submit', 'Back'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Submit' }).querySelector('svg')).not.toBeNull();
    submission.resolve(new Response('{}', { status: 500 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toHaveFocus());
    expect(words).toBeEmptyDOMElement();
    expect(screen.getByRole('button', { name: 'Back' })).toBeEnabled();
    expect(screen.getByRole('button', { name: 'Submit' }).querySelector('svg')).toBeNull();
  });

  test('a failure leaves the focus where a person has taken it meanwhile', async () => {
    show();
    await goToLastStep();
    const submission = pending<Response>();
    vi.stubGlobal('fetch', () => submission.promise);
    await declare();
    await press('Submit');
    await screen.findByText('Submitting your declaration');
    act(() => screen.getByRole('textbox').focus());
    submission.resolve(new Response('{}', { status: 500 }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    expect(screen.getByRole('textbox')).toHaveFocus();
  });

  test('a successful answer is fetched once per session', async () => {
    const { store, settled } = show();
    await submit();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    // The provider still says that the answer is outstanding.
    await settled();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    act(() => store.becomes({ ...signedInAsAlice, token: 'another.token.here' }));
    expect(await opened()).toBeVisible();
  });

  test('a success asks nothing else again', async () => {
    const USER = '/v1/users/me';
    function User() {
      useCurrentUser();
      return null;
    }
    const server = stubApi({
      [STATUS]: { body: unanswered },
      [TAX]: { body: {} },
      [USER]: { body: alice },
    });
    const { settled } = renderScreen(
      <TaxDeclarationGate isDeferred={false}>
        <User />
      </TaxDeclarationGate>,
      { session: signedInAsAlice },
    );
    await submit();
    await waitFor(() => expect(server.asked.filter((path) => path === STATUS)).toHaveLength(2));
    await settled();
    expect(server.asked.filter((path) => path === USER)).toHaveLength(1);
  });

  test('a success closes it even if the status cannot be asked again', async () => {
    const { server } = show();
    await goToLastStep();
    await declare();
    server.answer(STATUS, { status: 500, body: { message: 'Closed' } });
    await press('Submit');
    await waitFor(() => expect(server.asked).toEqual([STATUS, TAX, STATUS]));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test.each([
    ['the server’s message', 400, { message: 'Not today.' }, 'Not today.'],
    ['the fallback', 500, undefined, 'Something went wrong. Please try again.'],
    ['the fallback', 500, { message: '' }, 'Something went wrong. Please try again.'],
    ['the fallback', 502, '<html>', 'Something went wrong. Please try again.'],
  ])('a failure is told in %s (%#), and nothing is lost', async (_, status, body, description) => {
    const { server } = show();
    server.answer(TAX, { status, body });
    await submit();
    await waitFor(() => expect(toasts.read()).toHaveLength(1));
    expect(toasts.read()).toMatchObject([{ kind: 'error', header: 'Error', description }]);
    expect(screen.getByRole('checkbox')).toBeChecked();
    await waitFor(() => expect(screen.getByRole('button', { name: 'Submit' })).toBeEnabled());
    server.answer(TAX, { body: {} });
    await press('Submit');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

test('what was filled in is there again after a reload', async () => {
  const first = show();
  await goToLastStep();
  await userEvent.type(screen.getByRole('textbox'), '0xab, ');
  first.unmount();
  show();
  await opened();
  expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('0xab, ');
});
