import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { OverlayErrorBoundary } from '@/components/ui/error-boundary';
import { OpeningDialog } from '@/components/opening-dialog';
import type { Act } from '@/lib/acts/act';
import { ActsContext } from '@/lib/acts/acts-context';
import { lazyModule } from '@/lib/lazy-module';
import { useSession } from '@/lib/session/use-session';
import { clearActDraft, hasActDraft } from '@/lib/storage';
import { toasts } from '@/lib/toasts';
import { useLazyModule } from '@/lib/use-lazy-module';

import { entryOf } from '../actions';
import type { ActDraft } from './signing/act-draft';

const dialogCode = lazyModule(() => import('./act-dialog'));

type ActsProviderProps = {
  /** Opens sign-in, for whoever wants to act and is not signed in. */
  onSignIn: () => void;
  /**
   * Another dialog comes first: sign-in, or what follows it. Whoever is not signed in after it has
   * changed their mind.
   */
  isDeferred: boolean;
  /** It is being asked whether another dialog comes first. */
  isWaiting: boolean;
  children: ReactNode;
};

/**
 * The one place of the dialogs of acts. They load when the first is opened, and until then something
 * stands in for them, so that every press is answered at once. Whoever is not signed in
 * signs in first, and goes on with what they wanted; whose session ended meanwhile signs in again, and
 * goes on where they were. What a reload has interrupted opens again on the page that it was begun on;
 * an act never follows to another page, unless something of it is signed
 * and may have arrived.
 */
export function ActsProvider({ onSignIn, isDeferred, isWaiting, children }: ActsProviderProps) {
  const { address } = useSession();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [current, setCurrent] = useState<{
    act: Act;
    page: string;
    turn: number;
    /** Who began it; undefined for a visitor, whose sign-in it waits for. */
    owner: WalletAddress | undefined;
    kept?: ActDraft;
  }>();
  const opener = useRef<Element>(null);
  const code = useLazyModule(dialogCode, current !== undefined && address !== undefined);
  const dialog = code.kind === 'loaded' ? code.module : undefined;

  const [wasHeldBack, setWasHeldBack] = useState(isDeferred);
  if (wasHeldBack !== isDeferred) {
    setWasHeldBack(isDeferred);
    if (!isDeferred && address === undefined) setCurrent(undefined);
  }

  if (current !== undefined && current.page !== page) setCurrent(undefined);
  else if (current !== undefined && address !== undefined) {
    if (current.owner === undefined) setCurrent({ ...current, owner: address });
    // One account's action never opens for another.
    else if (!isSameAddress(current.owner, address)) setCurrent(undefined);
  }

  // What stands open stays: something may be under way in it.
  const [shown, setShown] = useState<typeof current>();
  const canShow = dialog !== undefined && address !== undefined && !isDeferred && !isWaiting;
  if (canShow && shown !== current) setShown(current);

  useEffect(() => {
    if (address === undefined || !hasActDraft(address)) return;
    const resume = async () => {
      const { belongsOn, readKept } = await import('./signing/act-draft');
      const kept = readKept(address);
      if (kept?.kind === 'changed') {
        clearActDraft(address);
        toasts.show({ kind: 'error', ...kept.notice });
      }
      if (kept?.kind !== 'whole' || !belongsOn(kept.draft, page)) return;
      const { draft } = kept;
      setCurrent((now) => now ?? { act: draft.act, page, turn: 0, owner: address, kept: draft });
    };
    // Where it cannot be loaded the draft stays, and the next reload finds it.
    resume().catch(() => undefined);
  }, [address, page]);

  const interrupted = useCallback((kept: ActDraft | undefined) => {
    setCurrent((now) => now && kept && { ...now, kept });
  }, []);

  const acts = useMemo(
    () => ({
      start: (act: Act) => {
        // What takes the place of another act gives the focus back to what opened that one.
        if (!document.activeElement?.closest('[role=dialog]'))
          opener.current = document.activeElement;
        setCurrent((now) => ({ act, page, turn: (now?.turn ?? 0) + 1, owner: address }));
        if (address === undefined) onSignIn();
      },
    }),
    [address, onSignIn, page],
  );

  return (
    <ActsContext value={acts}>
      {children}
      {current && address && !canShow && !isDeferred && shown !== current && (
        <OpeningDialog
          title={entryOf(current.act).title(current.act)}
          code={code}
          onRetry={dialogCode.load}
          onCancel={() => setCurrent(undefined)}
        />
      )}
      {dialog && current && address && (canShow || shown === current) && (
        <OverlayErrorBoundary key={current.turn} name="This dialog">
          <dialog.ActDialog
            onStart={acts.start}
            act={current.act}
            kept={
              current.kept && isSameAddress(current.kept.address, address)
                ? current.kept
                : undefined
            }
            address={address}
            onSignIn={onSignIn}
            onInterrupted={interrupted}
            onClose={() => setCurrent(undefined)}
            opener={opener}
          />
        </OverlayErrorBoundary>
      )}
    </ActsContext>
  );
}
