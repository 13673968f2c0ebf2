import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { OverlayErrorBoundary } from '@/components/ui/error-boundary';
import { OpeningDialog } from '@/components/opening-dialog';
import type { Action } from '@/lib/actions/action';
import { ActionsContext } from '@/lib/actions/actions-context';
import { lazyModule } from '@/lib/lazy-module';
import { useSession } from '@/lib/session/use-session';
import { hasActionDraft } from '@/lib/storage';
import { useLazyModule } from '@/lib/use-lazy-module';

import { entryOf } from '../actions';
import type { ActionDraft } from './signing/action-draft';
import { forgetPutAside } from './stored/claims';

const dialogCode = lazyModule(() => import('./action-dialog'));

type ActionsProviderProps = {
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
 * The one place of the dialogs of actions. They load when the first is opened, and until then something
 * stands in for them, so that every press is answered at once. Whoever is not signed in
 * signs in first, and goes on with what they wanted; whose session ended meanwhile signs in again, and
 * goes on where they were. What a reload has interrupted opens again on the page that it was begun on;
 * an action never follows to another page. Signed actions of unknown outcome open on any page, one after the other, while
 * no other action is open.
 */
export function ActionsProvider({
  onSignIn,
  isDeferred,
  isWaiting,
  children,
}: ActionsProviderProps) {
  const { address } = useSession();
  const { pathname, search } = useLocation();
  const page = pathname + search;
  const [current, setCurrent] = useState<{
    action: Action;
    page: string;
    turn: number;
    /** Who began it; undefined for a visitor, whose sign-in it waits for. */
    owner: WalletAddress | undefined;
    kept?: ActionDraft;
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
    if (address === undefined) forgetPutAside();
  }, [address]);

  const isOpen = current !== undefined;
  useEffect(() => {
    if (isOpen || address === undefined || !hasActionDraft(address)) return;
    const resume = async () => {
      const { resumedAction } = await import('./stored/resumed-action');
      const kept = await resumedAction(address, page);
      if (kept === undefined) return;
      setCurrent((now) => now ?? { action: kept.action, page, turn: 0, owner: address, kept });
    };
    // Where it cannot be loaded the draft stays, and the next reload finds it.
    resume().catch(() => undefined);
  }, [address, isOpen, page]);

  const interrupted = useCallback((kept: ActionDraft | undefined) => {
    // The browser stores what is signed, and any tab may show it when its account returns.
    setCurrent((now) =>
      kept?.signature === undefined ? now && kept && { ...now, kept } : undefined,
    );
  }, []);

  const actions = useMemo(
    () => ({
      start: (action: Action) => {
        // What takes the place of another action gives the focus back to what opened that one.
        if (!document.activeElement?.closest('[role=dialog]'))
          opener.current = document.activeElement;
        // The form loads along with the dialog, not after it.
        entryOf(action).form.load();
        setCurrent((now) => ({ action, page, turn: (now?.turn ?? 0) + 1, owner: address }));
        if (address === undefined) onSignIn();
      },
    }),
    [address, onSignIn, page],
  );

  return (
    <ActionsContext value={actions}>
      {children}
      {current && address && !canShow && !isDeferred && shown !== current && (
        <OpeningDialog
          title={entryOf(current.action).title(current.action)}
          code={code}
          onRetry={dialogCode.load}
          onCancel={() => setCurrent(undefined)}
        />
      )}
      {dialog && current && address && (canShow || shown === current) && (
        <OverlayErrorBoundary key={current.turn} name="This dialog">
          <dialog.ActionDialog
            onStart={actions.start}
            action={current.action}
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
    </ActionsContext>
  );
}
