/** Where the command writes to, and what it was started with. */
export type Surroundings = {
  argv: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** The folder that a relative `--out` starts from. */
  folder: string;
  out: (text: string) => void;
  err: (text: string) => void;
  /** Ends the run early: somebody has pressed Ctrl+C. */
  signal?: AbortSignal;
  /** How often it is told how far the run has come; 5000 unless told. */
  progressEveryMs?: number;
};
