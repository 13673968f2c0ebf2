import autocannon from 'autocannon';

// Measures the time until the last response, because autocannon itself checks for the end only once
// a second.
export const load = async (
  options: autocannon.Options,
): Promise<autocannon.Result & { seconds: number }> => {
  const start = performance.now();
  let end = start;
  const result = await new Promise<autocannon.Result>((resolve, reject) => {
    autocannon(options, (error: Error | null, measurement) =>
      error ? reject(error) : resolve(measurement),
    ).on('response', () => {
      end = performance.now();
    });
  });
  return { ...result, seconds: (end - start) / 1000 };
};
