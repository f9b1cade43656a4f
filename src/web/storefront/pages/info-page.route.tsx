import { useT } from '#i18n/react.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import type { Route } from './+types/info-page.route.ts';
import { infoPageAt } from './info-pages.ts';
import { Ways } from './ways.tsx';

export const loader = ({ pattern }: Route.LoaderArgs) => infoPageAt(pattern);

export default function InfoPageRoute({ loaderData: page }: Route.ComponentProps) {
  const t = useT();
  const title = t(`storefront.pages.${page.messages}.title`);
  const text = t(`storefront.pages.${page.messages}.text`);
  return (
    <div className="page">
      <PageHead title={title} description={text} robots={page.isPrivate ? 'noindex' : 'index'} />
      <header className="page-intro">
        <KhatamMark className="size-10 text-brass" />
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      <Ways to={page.leadsTo} />
    </div>
  );
}
