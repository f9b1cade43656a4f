import type { ContentBlock } from '#domain/content/content-block.ts';
import { useLanguage } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { RichText } from './rich-text.tsx';

interface BlockProps {
  block: ContentBlock;
}

/** The anchor that the table of contents links to. */
export const anchorOf = ({ section }: ContentBlock) => section;

const titleId = (block: ContentBlock) => `${anchorOf(block)}-title`;

export const BlockText = ({ block }: BlockProps) => (
  <section id={anchorOf(block)} className="text-block block-text" aria-labelledby={titleId(block)}>
    <h2 id={titleId(block)}>{block.title}</h2>
    <div className="prose">
      {block.lead && <p className="block-lead">{block.lead}</p>}
      <RichText nodes={block.body} />
      {block.items.map(({ title, text, url }) => (
        <div key={title}>
          <h3>{url ? <Link to={url}>{title}</Link> : title}</h3>
          <p className="text-muted">{text}</p>
        </div>
      ))}
    </div>
  </section>
);

const BlockHead = ({ block }: BlockProps) => (
  <div className="block-head">
    <h2 id={titleId(block)}>{block.title}</h2>
    {block.lead && <p className="block-lead">{block.lead}</p>}
    <RichText nodes={block.body} />
  </div>
);

export const BlockCards = ({ block }: BlockProps) => (
  <section id={anchorOf(block)} className="text-block" aria-labelledby={titleId(block)}>
    <BlockHead block={block} />
    <ul className="block-cards">
      {block.items.map(({ title, text, url }) => (
        <li key={title}>
          <h3>{url ? <Link to={url}>{title}</Link> : title}</h3>
          <p>{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

export function BlockSteps({ block }: BlockProps) {
  const { number } = useLanguage();
  return (
    <section id={anchorOf(block)} className="text-block" aria-labelledby={titleId(block)}>
      <BlockHead block={block} />
      <ol className="block-steps">
        {block.items.map(({ title, text }, index) => (
          <li key={title}>
            <span className="block-step-number" aria-hidden="true">
              {number(index + 1)}
            </span>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

export const BlockFacts = ({ block }: BlockProps) => (
  <section id={anchorOf(block)} className="text-block block-text" aria-labelledby={titleId(block)}>
    <BlockHead block={block} />
    <dl className="block-facts">
      {block.items.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);

export const BlockSplit = ({ block }: BlockProps) => (
  <section id={anchorOf(block)} className="text-block block-split" aria-labelledby={titleId(block)}>
    {block.picture && (
      <StoredPicture
        picture={block.picture}
        title={block.title}
        sizes="(min-width: 64rem) 50vw, 92vw"
        frame={block.picture.height > block.picture.width ? 'product' : 'project'}
      />
    )}
    <div className="prose">
      <h2 id={titleId(block)}>{block.title}</h2>
      {block.lead && <p className="block-lead">{block.lead}</p>}
      <RichText nodes={block.body} />
      {block.items.map(({ title, text, url }) => (
        <p key={title}>{url ? <Link to={url}>{title}</Link> : `${title}: ${text}`}</p>
      ))}
    </div>
  </section>
);
