export type Surroundings = {
  argv: readonly string[];
  environment: NodeJS.ProcessEnv;
  folder: string;
  out: (text: string) => void;
  err: (text: string) => void;
  signal?: AbortSignal;
  /** The interval between progress lines in milliseconds; 5000 by default. */
  progressEveryMs?: number;
};
