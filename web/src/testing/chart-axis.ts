/** Returns the axis values of a chart, top to bottom, by an element of its figure. */
export const chartAxis = (chart: Element | null): (string | null)[] =>
  [...(chart?.closest('figure')?.querySelectorAll('text') ?? [])].map(
    ({ textContent }) => textContent,
  );
