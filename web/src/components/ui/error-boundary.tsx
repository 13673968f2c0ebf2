import { Component, type ReactNode } from 'react';

import { Button } from './button';

type BoundaryProps = {
  children: ReactNode;
  /** When this key changes, the boundary renders its children again. */
  resetKey?: string | undefined;
  fallback: ReactNode;
};
type BoundaryState = { resetKey: string | undefined; hasFailed: boolean };

class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { resetKey: this.props.resetKey, hasFailed: false };

  static getDerivedStateFromProps(
    { resetKey }: BoundaryProps,
    state: BoundaryState,
  ): BoundaryState {
    return resetKey === state.resetKey ? state : { resetKey, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    return this.state.hasFailed ? this.props.fallback : this.props.children;
  }
}

const reloadPage = () => window.location.reload();

type PartProps = {
  children: ReactNode;
  name: string;
  resetKey?: string | undefined;
};

export function PartErrorBoundary({ children, name, resetKey }: PartProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={
        <div role="alert" className="page-columns flex flex-wrap items-center gap-3 py-3 text-sm">
          <p>{name} isn’t working. The rest of the page still works.</p>
          <Button size="sm" variant="outline" onClick={reloadPage}>
            Reload the page
          </Button>
        </div>
      }
    >
      {children}
    </ErrorBoundary>
  );
}

export function OverlayErrorBoundary(part: PartProps) {
  return (
    <ErrorBoundary
      resetKey={part.resetKey}
      fallback={
        <div
          role="alert"
          className="fixed inset-x-0 bottom-0 z-toast flex flex-wrap items-center gap-3 border-t border-hairline bg-surface px-5 py-3 text-sm"
        >
          <p>{part.name} isn’t working. Reload the page, then try again.</p>
          <Button size="sm" variant="outline" onClick={reloadPage}>
            Reload the page
          </Button>
        </div>
      }
    >
      {part.children}
    </ErrorBoundary>
  );
}

type PageProps = {
  children: ReactNode;
  resetKey?: string | undefined;
  reload?: (() => void) | undefined;
};

/** Replaces a page that crashed while rendering. `LoadFailure` handles code that failed to load. */
export function PageErrorBoundary({ children, resetKey, reload = reloadPage }: PageProps) {
  return (
    <ErrorBoundary
      resetKey={resetKey}
      fallback={
        <div role="alert" className="page-columns grid max-w-text justify-items-start gap-4 py-24">
          <h1 className="font-display text-xl font-extrabold">This page isn’t working</h1>
          <p className="text-muted">
            Something broke. Nothing you own was affected. Reloading the page usually helps.
          </p>
          <Button onClick={reload}>Reload the page</Button>
        </div>
      }
    >
      {children}
    </ErrorBoundary>
  );
}
