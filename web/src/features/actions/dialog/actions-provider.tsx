import { isSameAddress, type WalletAddress } from '@trait-market/contract/shared';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';

import { OverlayErrorBoundary } from '@/components/ui/error-boundary';
import { OpeningDialog } from '@/components/opening-dialog';
import type { Action } from '@/lib/actions/action';
import { ActionOpenContext, ActionsContext } from '@/lib/actions/actions-context';
import { lazyModule } from '@/lib/lazy-module';
import { useSession } from '@/lib/session/use-session';
import { hasActionDraft } from '@/lib/storage';
import { useLazyModule } from '@/lib/use-lazy-module';

import { entryOf } from '../actions';
import type { ActionDraft } from './signing/action-draft';
import { forgetDismissed } from './stored/claims';

const dialogCode = lazyModule(() => import('./action-dialog'));

type ActionsProviderProps = {
  onSignIn: () => void;
  /** Another dialog has priority. If the user isn't signed in afterwards, the action ends. */
  isDeferred: boolean;
  isWaiting: boolean;
  children: ReactNode;
};

/** Visitors sign in before an action continues. A reload reopens interrupted actions. */
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
    openCount: number;
    /** The account that started the action; undefined for a visitor who is signing in. */
    owner: WalletAddress | undefined;
    restored?: ActionDraft;
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
    // Closes the action when another account signs in, because it belongs to the first account.
    else if (!isSameAddress(current.owner, address)) setCurrent(undefined);
  }

  // An open dialog stays even if `canShow` becomes false: a step may be in progress.
  const [shown, setShown] = useState<typeof current>();
  const canShow = dialog !== undefined && address !== undefined && !isDeferred && !isWaiting;
  if (canShow && shown !== current) setShown(current);

  useEffect(() => {
    if (address === undefined) forgetDismissed();
  }, [address]);

  const isOpen = current !== undefined;
  useEffect(() => {
    if (isOpen || address === undefined || !hasActionDraft(address)) return;
    const resume = async () => {
      const { resumedAction } = await import('./stored/resumed-action');
      const restored = await resumedAction(address, page);
      if (restored === undefined) return;
      setCurrent(
        (now) => now ?? { action: restored.action, page, openCount: 0, owner: address, restored },
      );
    };
    // Ignores a failure to load the code: the draft stays stored, and the next reload tries again.
    resume().catch(() => undefined);
  }, [address, isOpen, page]);

  const interrupted = useCallback((restored: ActionDraft | undefined) => {
    // Signed actions are stored per browser, so any tab may restore them for their account.
    setCurrent((now) =>
      restored?.signature === undefined ? now && restored && { ...now, restored } : undefined,
    );
  }, []);

  const actions = useMemo(
    () => ({
      start: (action: Action) => {
        // An action that replaces another returns the focus to the opener of the first.
        if (!document.activeElement?.closest('[role=dialog]'))
          opener.current = document.activeElement;
        // Starts loading the action's code now, in parallel with the dialog's code.
        entryOf(action).code.load();
        setCurrent((now) => ({
          action,
          page,
          openCount: (now?.openCount ?? 0) + 1,
          owner: address,
        }));
        if (address === undefined) onSignIn();
      },
      unfinished: async () => {
        if (address === undefined || !hasActionDraft(address)) return null;
        const { unfinishedAction } = await import('./stored/resumed-action');
        return unfinishedAction(address, page, setCurrent);
      },
    }),
    [address, onSignIn, page],
  );

  return (
    <ActionsContext value={actions}>
      <ActionOpenContext value={isOpen}>{children}</ActionOpenContext>
      {current && address && !canShow && !isDeferred && shown !== current && (
        <OpeningDialog
          title={entryOf(current.action).title(current.action)}
          code={code}
          onRetry={dialogCode.load}
          onCancel={() => setCurrent(undefined)}
        />
      )}
      {dialog && current && address && (canShow || shown === current) && (
        <OverlayErrorBoundary key={current.openCount} name="This dialog">
          <dialog.ActionDialog
            onStart={actions.start}
            action={current.action}
            restored={
              current.restored && isSameAddress(current.restored.address, address)
                ? current.restored
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
