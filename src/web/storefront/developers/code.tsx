/** Reads from left to right in every language; long lines scroll by keyboard too. */
export function Code({ label, text }: { label: string; text: string }) {
  return (
    <figure className="developer-code" dir="ltr" translate="no">
      <figcaption>{label}</figcaption>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0}>
        <code>{text}</code>
      </pre>
    </figure>
  );
}
