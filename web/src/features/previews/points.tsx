type Point = { term: string; text: string };

export function Points({ points }: { points: readonly Point[] }) {
  return (
    <dl className="grid gap-x-10 gap-y-8 border-t border-hairline pt-8 md:grid-cols-3">
      {points.map(({ term, text }) => (
        <div key={term}>
          <dt className="font-display text-lg font-bold">{term}</dt>
          <dd className="mt-2 max-w-text text-muted">{text}</dd>
        </div>
      ))}
    </dl>
  );
}
