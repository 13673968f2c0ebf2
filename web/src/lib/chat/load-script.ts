/** Adds a script to the page. A failed one is removed, so that it can be added again. */
export const loadScript = (url: string, type: 'module' | 'text/javascript'): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.type = type;
    script.src = url;
    script.async = true;
    script.referrerPolicy = 'no-referrer';
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    });
    document.head.append(script);
  });
