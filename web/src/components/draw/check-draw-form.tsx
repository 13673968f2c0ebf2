import { Bytes32Schema } from '@trait-market/contract/economy/shared';
import { useState, type FormEvent } from 'react';
import { Link, useSearchParams } from 'react-router-dom';

import { Section } from '@/components/page/section';
import { QueryFailure } from '@/components/query-failure';
import { TextField } from '@/components/text-field';
import { Button } from '@/components/ui/button';
import { Skeleton } from '@/components/ui/skeleton';
import { DRAW_LOG_PATH } from '@/lib/economy/draws/draw-log-path';
import { useCheckedDraw } from '@/lib/economy/draws/use-checked-draw';
import { pasted } from '@/lib/format/plain-text';

import { DrawResult } from './draw-result';

const NO_ID = 'Enter a draw’s ID: 0x and 64 digits or letters from a to f.';

export function CheckDrawForm() {
  const [params, setParams] = useSearchParams();
  const requestedId = params.get('draw') ?? '';
  const id = Bytes32Schema.safeParse(requestedId).data;
  const [typed, setTyped] = useState(requestedId);
  const [error, setError] = useState(requestedId === '' || id !== undefined ? undefined : NO_ID);
  const query = useCheckedDraw(id);
  const { checked, error: failure } = query;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { data } = Bytes32Schema.safeParse(pasted(typed));
    setError(data === undefined ? NO_ID : undefined);
    if (data !== undefined) setParams({ draw: data });
  };

  const isChecking = error === undefined && failure === null && id !== undefined;
  return (
    <div className="grid gap-14">
      {error === undefined && checked !== undefined && <DrawResult {...checked} />}
      {isChecking && checked === undefined && (
        <div>
          <p role="status" className="text-muted">
            Verifying the draw…
          </p>
          <Skeleton className="mt-6 min-h-96 rounded-card" />
        </div>
      )}
      <Section title={id === undefined ? 'Check a draw' : 'Check another draw'}>
        <div className="grid max-w-text gap-6">
          <p className="text-muted">
            Your browser repeats the draw from the signed data, so you don’t have to trust us.
          </p>
          <form noValidate onSubmit={submit} className="grid gap-3">
            <TextField
              label="Draw ID"
              value={typed}
              placeholder="0x…"
              autoComplete="off"
              spellCheck={false}
              maxLength={80}
              error={error}
              onChange={({ target }) => setTyped(target.value)}
            />
            <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
              <Button type="submit" variant="outline">
                Check this draw
              </Button>
              <Link to={DRAW_LOG_PATH} className="text-sm underline underline-offset-4">
                See the log of all draws
              </Link>
            </div>
          </form>
          {error === undefined && failure !== null && (
            <QueryFailure title="Couldn’t check this draw" query={query} />
          )}
        </div>
      </Section>
    </div>
  );
}
