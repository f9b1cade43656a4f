/** Reads from left to right in every language; long lines scroll by keyboard too. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="developer-code" dir="ltr">
      <figcaption>{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} role="region" aria-label={label} translate="no">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
