import type { BlockResult } from '#domain/content/content-block.ts';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { BlockAlert } from '../sections/content-block.tsx';
import { RichText } from '../sections/rich-text.tsx';
import './page-intro.css';

interface PageIntroProps {
  /** The name of the page, for the browser tab and above the heading that staff wrote. */
  title: string;
  intro: BlockResult;
  canonicalPath?: string;
  structuredData?: object;
}

export function PageIntro(props: PageIntroProps) {
  const { intro } = props;
  const picture = intro.ok ? intro.block.picture : null;
  if (!picture) return <IntroText {...props} />;
  return (
    <div className="illustrated-intro">
      <IntroText {...props} />
      <StoredPicture picture={picture} sizes="(min-width: 64rem) 45vw, 1px" frame="project" />
    </div>
  );
}

function IntroText({ title, intro, canonicalPath, structuredData }: PageIntroProps) {
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
