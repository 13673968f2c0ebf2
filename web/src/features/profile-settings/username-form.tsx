import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { WalletAddress } from '@trait-market/contract/shared';
import { usernameProblem } from '@trait-market/contract/shared/username';
import { ProfilePayloadSchema } from '@trait-market/contract/v1/users';
import { useId } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';

import { TextField } from '@/components/text-field';
import { USERNAME_MAX_LENGTH } from '@/config/constants';
import { errorText, isRefusal } from '@/lib/app-error';
import { typedText } from '@/lib/storage';
import { useSendOnce } from '@/lib/use-send-once';

import { contractField } from './contract-field';
import { SaveFailure } from './save-failure';
import { useSaveProfile } from './save-profile';
import { SubmitButton } from './submit-button';
import { useTypedBefore } from './use-typed-before';

const formSchema = (current: string) =>
  z.object({
    username: contractField(
      (username) => ProfilePayloadSchema.safeParse({ username }).success,
      `A username has 1 to ${USERNAME_MAX_LENGTH} characters.`,
    ).check(
      (context) => {
        const problem = usernameProblem(context.value);
        if (problem !== undefined && context.value !== '')
          context.issues.push({ code: 'custom', input: context.value, message: problem });
      },
      z.refine((name) => name === '' || name !== current, 'This is already your username.'),
    ),
  });

type UsernameFormProps = {
  address: WalletAddress;
  username: string;
  exists: boolean;
};

export function UsernameForm({ address, username, exists }: UsernameFormProps) {
  const hint = useId();
  const save = useSaveProfile({ exists });
  const send = useSendOnce(save);
  const { register, handleSubmit, formState, getValues, setValue, reset } = useForm({
    resolver: standardSchemaResolver(formSchema(username)),
    values: { username },
    // A refetch of the profile doesn't replace text that was already typed.
    resetOptions: { keepDirtyValues: true },
  });
  const typedName = typedText(address, 'username');
  useTypedBefore(typedName, (typed) => setValue('username', typed, { shouldDirty: true }));
  const submit = handleSubmit(
    (values) => {
      const typed = getValues('username');
      send(values, () => {
        // Text typed during the request stays in the field as an unsaved change.
        const hasChanged = getValues('username') !== typed;
        if (!hasChanged) typedName.clear();
        reset(values, { keepDirtyValues: hasChanged });
      });
    },
    () => save.reset(),
  );
  const isStored = save.sent?.username === username;
  const failure = isStored ? null : save.error;
  const isRefused = isRefusal(failure, 400, 409);
  const error = formState.errors.username?.message ?? (isRefused ? errorText(failure) : undefined);
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="grid max-w-lg gap-4">
      <TextField
        label="Username"
        autoComplete="username"
        spellCheck={false}
        error={error}
        {...(error === undefined && { 'aria-describedby': hint })}
        {...register('username', {
          onChange: () => {
            typedName.write(getValues('username'));
            if (save.error) save.reset();
          },
        })}
      />
      <p id={hint} className="-mt-2 text-sm text-muted">
        {`1 to ${USERNAME_MAX_LENGTH} characters, in any script. No wallet address or ENS name, and nothing that looks like someone else’s name.`}
      </p>
      {failure && !isRefused && <SaveFailure title="Couldn’t save your username" error={failure} />}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton isPending={save.isPending} isNext={formState.isDirty}>
          Save username
        </SubmitButton>
        <p role="status" className="text-sm text-muted">
          {(save.isSuccess || (save.error && isStored)) &&
            !formState.isDirty &&
            'Your username was saved.'}
        </p>
      </div>
    </form>
  );
}
