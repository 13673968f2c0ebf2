import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { EmailPayloadSchema } from '@trait-market/contract/v1/users';
import type { WalletAddress } from '@trait-market/contract/shared';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { TextField } from '@/components/text-field';
import { api } from '@/lib/api';
import { pasted } from '@/lib/format/plain-text';
import { typedText } from '@/lib/storage';
import { useSendOnce } from '@/lib/use-send-once';

import { contractField } from './contract-field';
import { useUserChanged } from '@/lib/own-profile/own-profile';
import { SaveFailure } from './save-failure';
import { SubmitButton } from './submit-button';
import { useTypedBefore } from './use-typed-before';

const formSchema = (current: string) =>
  z.object({
    emailAddress: contractField(
      (emailAddress) => EmailPayloadSchema.safeParse({ emailAddress }).success,
      'Enter a complete email address, like name@example.com.',
      pasted,
    ).check(
      // Refuses the current address, because saving it again would require another verification.
      z.refine((address) => address !== current, 'This is already your email address.'),
    ),
  });

type EmailFormProps = {
  address: WalletAddress;
  emailAddress: string;
  isVerified: boolean;
};

export function EmailForm({ address, emailAddress, isVerified }: EmailFormProps) {
  const userChanged = useUserChanged();
  const change = api.users.changeEmail.useMutation({
    onSuccess: (_, { body }) => userChanged({ ...body, emailVerified: false }),
    // Refetches, because only the response may be lost.
    onError: () => void userChanged({}),
  });
  const isStored = change.variables?.body.emailAddress === emailAddress;
  const send = useSendOnce(change);
  const { register, handleSubmit, formState, getValues, setValue, reset } = useForm({
    resolver: standardSchemaResolver(formSchema(emailAddress)),
    values: { emailAddress },
    // A refetch of the user doesn't replace text that was already typed.
    resetOptions: { keepDirtyValues: true },
  });
  const typedAddress = typedText(address, 'email');
  useTypedBefore(typedAddress, (typed) => setValue('emailAddress', typed, { shouldDirty: true }));
  const submit = handleSubmit(
    (body) => {
      const typed = getValues('emailAddress');
      send({ body }, () => {
        // Text typed during the request stays in the field as an unsaved change.
        const hasChanged = getValues('emailAddress') !== typed;
        if (!hasChanged) typedAddress.clear();
        reset(body, { keepDirtyValues: hasChanged });
      });
    },
    () => change.reset(),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-lg gap-4">
      <TextField
        label="Email address"
        type="email"
        inputMode="email"
        autoComplete="email"
        spellCheck={false}
        error={formState.errors.emailAddress?.message}
        {...register('emailAddress', {
          onChange: () => typedAddress.write(getValues('emailAddress')),
        })}
      />
      {change.error && !isStored && (
        <SaveFailure title="Couldn’t change your email address" error={change.error} />
      )}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton isPending={change.isPending} isNext={formState.isDirty}>
          {emailAddress === '' ? 'Add email address' : 'Change email address'}
        </SubmitButton>
        <p role="status" className="text-sm text-muted">
          {(change.isSuccess || (change.error && isStored)) &&
            !formState.isDirty &&
            !isVerified &&
            'Saved. We’ve sent a code to this address.'}
        </p>
      </div>
    </form>
  );
}
