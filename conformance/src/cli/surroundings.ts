/** The command's environment and output streams. */
export type Surroundings = {
  argv: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** The base folder of a relative `--out`. */
  folder: string;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Ends the run early, such as on Ctrl+C. */
  signal?: AbortSignal;
  /** The progress interval; 5000 by default. */
  progressEveryMs?: number;
};
