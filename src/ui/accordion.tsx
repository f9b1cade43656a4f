import { useId, type ReactNode } from 'react';
import { PlusIcon } from './icons.tsx';

export type AccordionItem = { id: string; title: ReactNode; content: ReactNode };

type AccordionProps = {
  items: readonly AccordionItem[];
  /** Let several stand open; otherwise opening one closes the other. */
  multiple?: boolean;
  /** Open at first. */
  openId?: string;
  className?: string;
};

/** Native disclosure; `name` makes the browser keep a single one open, and an open one can be closed again. */
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
