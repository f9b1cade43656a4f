import type { ReactNode } from 'react';
import './facts.css';

export type LabelledFact = readonly [label: string, value: ReactNode];

interface FactsProps {
  /** Those without a value, and false, are left out. */
  facts: readonly (LabelledFact | false)[];
  /** Label beside the value; the value at the end of the line, for amounts; or in columns. */
  layout?: 'rows' | 'ends' | 'columns';
}

/** Labels with their values. */
export function Facts({ facts, layout = 'rows' }: FactsProps) {
  return (
    <dl className={`admin-facts admin-facts-${layout}`}>
      {facts.filter(hasValue).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const hasValue = (fact: LabelledFact | false): fact is LabelledFact =>
  fact !== false && Boolean(fact[1]);
