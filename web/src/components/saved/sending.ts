export type Sending<Input> = {
  mutateAsync: (input: Input) => Promise<unknown>;
  reset: () => void;
  readonly isPending: boolean;
  readonly error: unknown;
};
