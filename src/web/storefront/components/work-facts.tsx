import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';

export interface Fact {
  label: string;
  value: ReactNode;
}

/** Short labelled facts; those without a value are omitted. */
export function WorkFacts({ facts }: { facts: readonly Fact[] }) {
  const t = useT();
  return (
    <dl className="work-facts" aria-label={t('storefront.work.facts')}>
      {facts
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt className="eyebrow">{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
