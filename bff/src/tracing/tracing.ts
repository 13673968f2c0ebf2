export type Span = {
  traceId: string;
  traceparent: string;
  child: (name: string) => Span;
  end: (attributes: Record<string, string | number>, failed: boolean) => void;
};

export type Tracing = {
  /** Starts a request's span, as a child of the caller's if it names one. */
  begin: (method: string, parent: string | undefined) => Span;
  stop: () => Promise<void>;
};
