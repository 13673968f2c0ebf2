import { WalletAddressSchema, type WalletAddress } from '@trait-market/contract/shared';
import { useState, type FormEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';

import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { DRAW_LOG_PATH } from '@/lib/economy/draws/draw-log-path';
import { pasted } from '@/lib/format/plain-text';
import { checksumAddress } from '@/lib/format/checksum-address';

import { logAddress } from './log-query';

const NO_ADDRESS = 'Enter a wallet address: 0x and 40 digits or letters from a to f.';

export function WalletFilter({ wallet }: { wallet: WalletAddress | undefined }) {
  const navigate = useNavigate();
  const [typed, setTyped] = useState(checksumAddress(wallet ?? ''));
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data } = WalletAddressSchema.safeParse(pasted(typed));
    setError(data === undefined ? NO_ADDRESS : undefined);
    if (data !== undefined) void navigate(logAddress({ wallet: data, from: undefined }));
  };
  return (
    <form noValidate onSubmit={submit} className="grid max-w-text gap-3">
      <TextField
        label="Wallet address"
        value={typed}
        placeholder="0x…"
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        error={error}
        onChange={({ target }) => setTyped(target.value)}
      />
      <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
        <Button type="submit" variant="outline">
          Show its entries
        </Button>
        {wallet !== undefined && (
          <Link to={DRAW_LOG_PATH} className="min-h-6 text-sm underline underline-offset-4">
            Show all entries
          </Link>
        )}
      </div>
    </form>
  );
}
