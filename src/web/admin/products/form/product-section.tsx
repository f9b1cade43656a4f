import { useId, useState, type ReactNode } from 'react';
import { useParams } from 'react-router';
import { useT } from '#i18n/react.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { sectionId, type SectionName } from './section-links.tsx';

/**
 * A group of fields. On phones it folds: those of a product that is there already begin closed, but for
 * the first. The style sheet opens a group that a link leads to, or in which something is wrong.
 */
export function ProductSection({ name, children }: { name: SectionName; children: ReactNode }) {
  const t = useT();
  const id = useId();
  // The page of a new product has no id in its address.
  const isNew = useParams()['id'] === undefined;
  const [isOpen, setIsOpen] = useState(name === 'texts' || isNew);
  const title = t(`adminProducts.form.${name}`);
  return (
    <section
      className="record-section folding-section"
      id={sectionId(name)}
      data-folded={isOpen ? undefined : true}
    >
      <h2>{title}</h2>
      <button
        type="button"
        className="section-fold"
        aria-label={title}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ChevronDownIcon className={isOpen ? 'rotate-180' : undefined} />
      </button>
      <div className="section-fields" id={id}>
        {children}
      </div>
    </section>
  );
}
