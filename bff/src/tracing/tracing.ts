export type Span = {
  traceId: string;
  traceparent: string;
  child: (name: string) => Span;
  end: (attributes: Record<string, string | number>, failed: boolean) => void;
};

export type Tracing = {
  // Starts a request's span. If `parent` names the caller's span, it becomes a child of that span.
  begin: (method: string, parent: string | undefined) => Span;
  stop: () => Promise<void>;
};
