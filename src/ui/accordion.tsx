import { useId, type ReactNode } from 'react';
import { PlusIcon } from './icons.tsx';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Allows several open items; otherwise opening one closes the others. */
  multiple?: boolean;
  /** The item that is open at first. */
  openId?: string;
  className?: string;
};

/** Native disclosure elements; a shared `name` makes the browser keep at most one open. */
export function Accordion({ items, multiple, openId, className }: AccordionProps) {
  const group = useId();
  return (
    <div className={className}>
      {items.map(({ id, title, content }) => (
        <details
          key={id}
          name={multiple ? undefined : group}
          open={id === openId || undefined}
          className="accordion"
        >
          <summary className="accordion-title">
            {title}
            <PlusIcon className="accordion-mark" />
          </summary>
          <div className="max-w-prose pb-8 text-muted">{content}</div>
        </details>
      ))}
    </div>
  );
}
