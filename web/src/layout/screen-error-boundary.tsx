import { Component, type ReactNode } from 'react';

import { Button } from '@/components/ui/button';

type Props = {
  children: ReactNode;
  /** Another value starts over: a person who moves on leaves the broken page behind. */
  page: string;
  reload?: () => void;
};
type State = { page: string; hasFailed: boolean };

/**
 * Keeps a broken page from taking the shell with it. Code that did not load does not end here: it is said
 * in its own place, and tried again there.
 */
export class ScreenErrorBoundary extends Component<Props, State> {
  override state: State = { page: this.props.page, hasFailed: false };

  static getDerivedStateFromProps({ page }: Props, state: State): State {
    return page === state.page ? state : { page, hasFailed: false };
  }

  static getDerivedStateFromError(): Partial<State> {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    const { children, reload = () => window.location.reload() } = this.props;
    if (!this.state.hasFailed) return children;
    return (
      <div role="alert" className="page-columns grid max-w-text justify-items-start gap-4 py-24">
        <h1 className="font-display text-xl font-extrabold">This page isn’t working</h1>
        <p className="text-muted">
          Something broke. Nothing you own was affected. Reloading the page usually helps.
        </p>
        <Button onClick={reload}>Reload the page</Button>
      </div>
    );
  }
}
