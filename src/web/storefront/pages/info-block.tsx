import type { PageBlock } from '#domain/content/page-block.ts';
import { Accordion } from '#ui/accordion.tsx';

interface InfoBlockProps {
  block: PageBlock;
  /** Its items open one at a time, as questions do. */
  collapsible: boolean;
}

export function InfoBlock({ block, collapsible }: InfoBlockProps) {
  return (
    <section className="info-block">
      {block.title && <h2>{block.title}</h2>}
      <div className="info-text">
        {block.paragraphs.map((paragraph, position) => (
          <p key={position}>{paragraph}</p>
        ))}
        {collapsible ? (
          <Accordion
            items={block.items.map(({ title, text }) => ({ id: title, title, content: text }))}
          />
        ) : (
          block.items.map(({ title, text }) => (
            <div key={title}>
              <h3>{title}</h3>
              <p className="mt-1 text-muted">{text}</p>
            </div>
          ))
        )}
      </div>
    </section>
  );
}
