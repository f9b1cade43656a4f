import type { BlockResult } from '#domain/content/content-block.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { BlockAlert } from '../sections/content-block.tsx';
import { RichText } from '../sections/rich-text.tsx';

interface PageIntroProps {
  /** The name of the page, for the browser tab and above the heading that staff wrote. */
  title: string;
  intro: BlockResult;
  canonicalPath?: string;
  structuredData?: object;
}

export function PageIntro({ title, intro, canonicalPath, structuredData }: PageIntroProps) {
  return (
    <header className="page-intro">
      <PageHead
        title={title}
        description={intro.ok ? intro.block.lead : undefined}
        canonicalPath={canonicalPath}
        structuredData={structuredData}
      />
      {intro.ok ? (
        <>
          <p className="eyebrow">{title}</p>
          <h1>{intro.block.title}</h1>
          {intro.block.lead && <p>{intro.block.lead}</p>}
          <RichText nodes={intro.block.body} />
        </>
      ) : (
        <>
          <h1>{title}</h1>
          <BlockAlert name={intro.name} />
        </>
      )}
    </header>
  );
}
