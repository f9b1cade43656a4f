import type { ContentBlock } from '#domain/content/content-block.ts';
import { useT } from '#i18n/react.tsx';
import { Link } from '#ui/link.tsx';
import { RichText } from '../sections/rich-text.tsx';

/** What staff wrote, and words of the shop for what they left empty. */
export function PortfolioIntro({ intro }: { intro: ContentBlock | null }) {
  const t = useT();
  const title = t('pages.portfolio.title');
  const { lead = '', body = [] } = intro ?? {};
  const text = lead || (body.length === 0 && t('pages.portfolio.text'));
  return (
    <header className="page-intro">
      {intro?.title && <p className="eyebrow">{title}</p>}
      <h1>{intro?.title || title}</h1>
      {text && <p>{text}</p>}
      <RichText nodes={body} />
      <Link to="/projects" variant="arrow">
        {t('storefront.work.onTheBenches')}
      </Link>
    </header>
  );
}
