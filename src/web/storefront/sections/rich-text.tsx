import { Fragment } from 'react';
import type { RichNode } from '#domain/content/rich-text.ts';
import { Link } from '#ui/link.tsx';

/** Renders staff texts from their tree; text is always escaped. */
export function RichText({ nodes }: { nodes: readonly RichNode[] }) {
  return nodes.map((node, index) => <Fragment key={index}>{draw(node)}</Fragment>);
}

function draw(node: RichNode) {
  if (typeof node === 'string') return node;
  const { tag: Tag, href, children } = node;
  if (Tag === 'br') return <br />;
  if (Tag !== 'a') return <Tag>{<RichText nodes={children} />}</Tag>;
  if (!href) return <RichText nodes={children} />;
  return (
    <Link to={href}>
      <RichText nodes={children} />
    </Link>
  );
}
