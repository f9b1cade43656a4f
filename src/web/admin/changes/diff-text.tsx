import type { ComparedPart } from '#domain/admin/texts/compare-texts.ts';
import { useT } from '#i18n/react.tsx';
import './diff-text.css';

const elements = { added: 'ins', removed: 'del' } as const;

/** What was removed is shown too; screen readers hear what is added and removed as well. */
export function DiffText({ parts }: { parts: readonly ComparedPart[] }) {
  const t = useT();
  return parts.map(({ kind, text }, index) => {
    // Parts have no identity but their place.
    const key = `${index} ${kind}`;
    if (kind === 'same') return <span key={key}>{text}</span>;
    const Element = elements[kind];
    return (
      <Element key={key} className="diff-part">
        <span className="sr-only">[{t(`admin.recordForm.conflict.${kind}`)} </span>
        {text}
        <span className="sr-only">]</span>
      </Element>
    );
  });
}
