import type { WalletAddress } from '@trait-market/contract/shared';
import { useEffect, useRef, type FormEvent, type Ref } from 'react';
import { Button } from '@/components/ui/button';
import { Dialog, DialogContent, DialogTitle, DialogDescription } from '@/components/ui/dialog';
import { TAX_MODAL_MAX_WIDTH } from '@/config/constants';
import { shortenAddress } from '@/lib/format/shorten-address';
import { useSession } from '@/lib/session/use-session';
import { useSendOnce } from '@/lib/use-send-once';
import { DeclarationStep } from './declaration-step';
import { QuestionsStep } from './questions-step';
import { LAST_STEP, stepAfter, stepBefore, STEPS, type Step, stepTexts } from './steps';
import { useDeclareTax } from './use-declare-tax';
import { useTaxForm } from './use-tax-form';
import { cn } from '@/lib/cn';

type StepHeadingProps = {
  step: Step;
  /** Takes the focus, so that screen readers start at the beginning of the step. */
  ref: Ref<HTMLHeadingElement>;
};

function StepHeading({ step, ref }: StepHeadingProps) {
  const { heading, text } = stepTexts[step];
  return (
    <div className="grid gap-1">
      <h3 ref={ref} tabIndex={-1} className="font-display font-bold">
        {heading}
      </h3>
      <DialogDescription>{text}</DialogDescription>
    </div>
  );
}

function StepProgress({ step }: { step: Step }) {
  return (
    <div className="grid gap-2">
      <p role="status" className="text-xs text-muted tabular-nums">
        {`Step ${step} of ${LAST_STEP}`}
      </p>
      <div aria-hidden className="grid grid-cols-4 gap-1">
        {STEPS.map((each) => (
          <span
            key={each}
            className={cn('h-1 rounded-full', each <= step ? 'bg-foreground' : 'bg-hairline')}
          />
        ))}
      </div>
    </div>
  );
}

const stay = (event: Event) => event.preventDefault();

/** Focuses the page's content, because no element opened this dialog. */
const focusContent = (event: Event) => {
  event.preventDefault();
  document.getElementById('main')?.focus({ preventScroll: true });
};

type TaxDeclarationDialogProps = { address: WalletAddress; onDeclared: () => void };

/** Can only be left by disconnecting, and opens again at the next sign-in (§2). */
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
        className="print:hidden"
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
          {step === 1 && (
            <p className="rounded-control bg-surface-raised px-4 py-3 text-sm text-pretty">
              We ask every wallet once, because Australian law may require us to charge GST on NFTs
              of the collection that was minted from 22nd to 27th December 2021.
            </p>
          )}
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
