/** A mutation, as far as what sends by it looks at it. */
export type Sending<Input> = {
  mutateAsync: (input: Input) => Promise<unknown>;
  reset: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
};
