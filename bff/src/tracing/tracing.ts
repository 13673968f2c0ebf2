/** One step of a trace (W3C Trace Context), under way. */
export type Span = {
  traceId: string;
  /** For whoever is called in this step. */
  traceparent: string;
  /** Begins a step inside of this one. */
  child: (name: string) => Span;
  end: (attributes: Record<string, string | number>, failed: boolean) => void;
};

/** Where requests' steps are told. */
export type Tracing = {
  /** Begins a request's own step, inside of the caller's, if it names one. */
  begin: (method: string, parent: string | undefined) => Span;
  /** Sends what is left, if that is soon done. */
  stop: () => Promise<void>;
};
