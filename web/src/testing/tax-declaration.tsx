import { unanswered } from '@trait-market/contract/fixtures/tax';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect } from 'vitest';

import { TaxDeclarationGate } from '@/features/tax-declaration/tax-declaration-gate';
import type { Session } from '@/lib/session/session';
import { renderScreen } from '@/testing/render-screen';
import { signedInAsAlice } from '@/testing/sessions';
import { stubApi, type StubbedAnswer } from '@/testing/stub-api';

export const STATUS = '/v1/users/taxStatus';

export const TAX = '/v1/users/tax';

export const show = ({
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

export const opened = () =>
  screen.findByRole('dialog', { name: 'Australian GST Tax Declaration' }, { timeout: 5000 });

export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

export const answer = async (question: RegExp, option: 'Yes' | 'No') =>
  userEvent.click(
    within(screen.getByRole('radiogroup', { name: question })).getByRole('radio', { name: option }),
  );

export const goToLastStep = async () => {
  await opened();
  await press('Continue');
  for (const question of [/tax resident/, /located/, /registered/]) await answer(question, 'No');
  await press('Continue');
  expect(screen.getByText('Step 4 of 4')).toBeInTheDocument();
};

export const declare = () =>
  userEvent.click(screen.getByRole('checkbox', { name: /I hereby declare/ }));
