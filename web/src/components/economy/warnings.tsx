import { TriangleAlert } from 'lucide-react';

export function Warnings({ words }: { words: readonly string[] }) {
  return (
    <div role="status" className="empty:hidden">
      {words.length > 0 && (
        <ul className="grid gap-2 rounded-control border-l-4 border-warning bg-surface-raised px-4 py-3 text-sm">
          {words.map((text) => (
            <li key={text} className="flex gap-2">
              <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-warning" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
