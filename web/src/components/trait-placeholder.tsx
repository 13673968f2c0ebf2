export function TraitPlaceholder() {
  return (
    <svg viewBox="0 0 120 120" className="size-full bg-wall">
      <path d="M0 0h120L0 120z" fill="var(--wall-lit)" />
      <path d="M18 124c0-24 18-36 42-36s42 12 42 36z" fill="var(--wall-shade)" />
      <path d="M48 72h24v20a12 12 0 0 1-24 0z" fill="var(--hairline)" />
      <path d="M36 46a24 24 0 0 1 48 0v14a24 24 0 0 1-48 0z" fill="var(--wall-shade)" />
      <path d="M36 46a24 24 0 0 1 24-24v62a24 24 0 0 1-24-24z" fill="var(--hairline)" />
    </svg>
  );
}
