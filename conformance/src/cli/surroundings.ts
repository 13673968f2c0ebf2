export type Surroundings = {
  argv: readonly string[];
  environment: NodeJS.ProcessEnv;
  folder: string;
  out: (text: string) => void;
  err: (text: string) => void;
  signal?: AbortSignal;
  /** The progress interval; 5000 by default. */
  progressEveryMs?: number;
};
