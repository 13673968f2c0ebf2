import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useRef, type FormEvent } from 'react';

import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle } from '@/components/ui/dialog';
import { TAX_MODAL_MAX_WIDTH } from '@/config/constants';
import { shortenAddress } from '@/lib/format/shorten-address';
import { useSession } from '@/lib/session/use-session';
import { useSendOnce } from '@/lib/use-send-once';

import { DeclarationStep } from './declaration-step';
import { QuestionsStep } from './questions-step';
import { StepHeading } from './step-heading';
import { StepProgress } from './step-progress';
import { LAST_STEP, stepAfter, stepBefore } from './steps';
import { useDeclareTax } from './use-declare-tax';
import { useTaxForm } from './use-tax-form';

const stay = (event: Event) => event.preventDefault();

/**
 * Moves the focus to the page's content, because no element opened the dialog that could get it
 * back.
 */
const focusContent = (event: Event) => {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
};

type TaxDeclarationDialogProps = { address: WalletAddress; onDeclared: () => void };

/**
 * The user can't dismiss this dialog, but can leave it by disconnecting. It then opens again at the
 * next sign-in (§2).
 */
export function TaxDeclarationDialog({ address, onDeclared }: TaxDeclarationDialogProps) {
  const { signOut } = useSession();
  const { form, step, setStep } = useTaxForm(address);
  const declare = useDeclareTax(address, onDeclared);
  const send = useSendOnce(declare);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [step]);

  const before = stepBefore(step, form.getValues());
  const back = before && (
    <Button variant="outline" disabled={declare.isPending} onClick={() => setStep(before)}>
      Back
    </Button>
  );

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (step === LAST_STEP) void form.handleSubmit((body) => send({ body }))(event);
    else setStep(stepAfter(step, form.getValues()));
  };

  return (
    <Dialog open>
      <DialogContent
        showCloseButton={false}
        style={{ maxWidth: TAX_MODAL_MAX_WIDTH }}
        onEscapeKeyDown={stay}
        onInteractOutside={stay}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          heading.current?.focus();
        }}
        onCloseAutoFocus={focusContent}
      >
        <DialogTitle>Australian GST Tax Declaration</DialogTitle>
        <StepProgress step={step} />
        <form noValidate onSubmit={submit} className="grid gap-5">
          <StepHeading ref={heading} step={step} />
          {step === LAST_STEP ? (
            <DeclarationStep form={form} state={declare.status} back={back} />
          ) : (
            <QuestionsStep key={step} form={form} step={step} back={back} />
          )}
        </form>
        <div className="flex flex-wrap items-center justify-between gap-x-3 border-t border-hairline pt-3 text-xs text-muted">
          <span>
            Connected as{' '}
            <span translate="no" className="font-mono">
              {shortenAddress(address)}
            </span>
          </span>
          <Button variant="ghost" size="sm" className="-mx-3" onClick={signOut}>
            Disconnect wallet
          </Button>
        </div>
      </DialogContent>
    </Dialog>
  );
}
