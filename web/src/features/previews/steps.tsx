export function Steps({ title, steps }: { title: string; steps: readonly string[] }) {
  return (
    <section className="grid gap-6 border-t border-hairline pt-8 lg:grid-cols-12">
      <h2 className="font-display text-lg font-bold lg:col-span-4">{title}</h2>
      <ol className="lg:col-span-8">
        {steps.map((step, position) => (
          <li
            key={step}
            className="grid grid-cols-[3rem_1fr] items-baseline border-b border-hairline py-4 first:pt-0 last:border-0"
          >
            <span
              aria-hidden
              className="font-display text-lg font-bold text-accent-text tabular-nums"
            >
              {position + 1}
            </span>
            <span className="max-w-text">{step}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
