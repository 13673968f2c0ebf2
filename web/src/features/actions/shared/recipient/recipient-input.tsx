import { TextField } from '@/components/text-field';
import { pasted } from '@/lib/format/plain-text';
import { checksumAddress } from '@/lib/format/checksum-address';

import type { EnteredRecipient } from './use-recipient';

/** The length of an address: `0x` and 40 digits. A shorter input counts as still being typed. */
const ADDRESS_LENGTH = 42;

type RecipientInputProps = {
  label: string;
  read: EnteredRecipient;
  wasTried: boolean;
  onChange: (entered: string) => void;
};

/** A field for a username or an address, with the whole address of a username below. */
export function RecipientInput({ label, read, wasTried, onChange }: RecipientInputProps) {
  const { entered, recipient, named } = read;
  const isFinished = named ? !named.isPending : pasted(entered).length >= ADDRESS_LENGTH;
  return (
    <div className="grid gap-2">
      <TextField
        label={label}
        value={entered}
        placeholder="0x…"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        className={named ? undefined : 'font-mono'}
        error={wasTried || isFinished ? recipient.error : undefined}
        onChange={({ target }) => onChange(target.value)}
      />
      <p role="status" className="text-sm empty:hidden">
        {named?.isPending && <span className="text-muted">Looking for the account</span>}
        {named && recipient.value !== undefined && (
          <>
            <span className="font-semibold">{entered.trim()}</span> is{' '}
            <span translate="no" className="font-mono wrap-anywhere">
              {checksumAddress(recipient.value)}
            </span>
          </>
        )}
      </p>
    </div>
  );
}
