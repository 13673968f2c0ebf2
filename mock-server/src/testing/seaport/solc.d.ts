declare module 'solc' {
  const compiler: {
    /** Requires and returns JSON in the compiler's standard format. */
    compile: (input: string) => string;
  };
  export default compiler;
}
