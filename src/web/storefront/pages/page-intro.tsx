import type { ReactNode } from 'react';
import type { BlockResult, ContentBlock } from '#domain/content/content-block.ts';
import { StoredPicture } from '../../shared/pictures/shop-picture.tsx';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { BlockAlert } from '../sections/content-block.tsx';
import { RichText } from '../sections/rich-text.tsx';
import { hasImage, IntroSeries } from './intro-series.tsx';
import './page-intro.css';

interface PageIntroProps {
  /** The name of the page, for the browser tab and above the heading that staff wrote. */
  title: string;
  intro: BlockResult;
  canonicalPath?: string;
  structuredData?: object;
  /** Below the texts, beside the pictures. */
  children?: ReactNode;
}

export function PageIntro({ children, ...props }: PageIntroProps) {
  const { intro } = props;
  const pictures = intro.ok ? introPictures(intro.block) : null;
  const texts = (
    <>
      <IntroText {...props} />
      {children}
    </>
  );
  if (!pictures) return texts;
  return (
    <div className="illustrated-intro">
      <div>{texts}</div>
      {pictures}
    </div>
  );
}

/** The points of the intro that have pictures, else its own picture. */
function introPictures({ items, picture }: ContentBlock): ReactNode {
  const pictured = items.filter(hasImage);
  if (pictured.length > 0) return <IntroSeries items={pictured} />;
  return (
    picture && (
      <StoredPicture picture={picture} sizes="(min-width: 64rem) 45vw, 1px" frame="project" />
    )
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
