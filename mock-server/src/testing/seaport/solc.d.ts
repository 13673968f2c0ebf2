declare module 'solc' {
  const compiler: {
    /** Takes and returns the compiler's standard JSON as text. */
    compile: (input: string) => string;
  };
  export default compiler;
}
