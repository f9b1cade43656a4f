import type { ReactNode } from 'react';

type Fact = readonly [label: string, value: ReactNode];

/** Label and value in one line each; what does not apply is false. */
export function DeskFacts({ facts }: { facts: readonly (Fact | false)[] }) {
  const shown = facts.filter((fact) => fact !== false);
  return (
    <dl className="desk-facts">
      {shown.map(([label, value]) => (
        <div key={label}>
          <dt className="text-muted">{label}</dt>
          <dd className="tabular-nums">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
