/** What is signed, sentence by sentence. */
export function Sentences({ words }: { words: readonly string[] }) {
  return (
    <ul className="grid grid-cols-1 gap-1.5 text-sm">
      {words.map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          {sentence}
        </li>
      ))}
    </ul>
  );
}
