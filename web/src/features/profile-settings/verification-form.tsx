import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { VerificationPayloadSchema } from '@trait-market/contract/v1/users';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api';
import { isRefusal } from '@/lib/app-error';
import { pasted } from '@/lib/format/plain-text';
import { useSendOnce } from '@/lib/use-send-once';

import { contractField } from './contract-field';
import { useUserChanged } from '@/lib/own-profile/own-profile';
import { SaveFailure } from './save-failure';
import { SubmitButton } from './submit-button';

const codeIn = (code: string) => pasted(code).replaceAll(/\s/g, '');

const FormSchema = z.object({
  code: contractField(
    (code) => VerificationPayloadSchema.safeParse({ code }).success,
    'Enter the code from the email.',
    codeIn,
  ),
});

type VerificationFormProps = { onVerified: () => void };

export function VerificationForm({ onVerified }: VerificationFormProps) {
  const userChanged = useUserChanged();
  const verify = api.users.verifyEmail.useMutation({
    onSuccess: async () => {
      onVerified();
      await userChanged({ emailVerified: true });
    },
    // Refetches, because only the response may be lost, and a code works only once.
    onError: () => void userChanged({}),
  });
  const resend = api.users.resendVerification.useMutation({
    // A 409 means that the address was already verified elsewhere, so the user is refetched.
    onError: (error) => isRefusal(error, 409) && void userChanged({}),
  });
  const sendCode = useSendOnce(verify);
  const askForCode = useSendOnce(resend);
  const { register, handleSubmit, formState, reset } = useForm({
    resolver: standardSchemaResolver(FormSchema),
    defaultValues: { code: '' },
  });
  const submit = handleSubmit(({ code }) => {
    resend.reset();
    sendCode({ body: { code } });
  });
  const sendAgain = () => {
    if (resend.isPending) return;
    verify.reset();
    reset();
    askForCode({});
  };
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-lg gap-4">
      {/* The format of the code is undocumented (§5), so the field must allow any keyboard. */}
      <TextField
        label="Code from the email"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        error={formState.errors.code?.message}
        {...register('code')}
      />
      {verify.error && (
        <SaveFailure title="Couldn’t verify your email address" error={verify.error} />
      )}
      {resend.error && <SaveFailure title="Couldn’t send a new code" error={resend.error} />}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton isPending={verify.isPending} isNext={formState.isDirty}>
          Verify email address
        </SubmitButton>
        <Button variant="link" size="sm" aria-disabled={resend.isPending} onClick={sendAgain}>
          Send a new code
        </Button>
        <p role="status" className="text-sm text-muted">
          {resend.isSuccess && 'We’ve sent a new code. The previous one no longer works.'}
        </p>
      </div>
    </form>
  );
}
