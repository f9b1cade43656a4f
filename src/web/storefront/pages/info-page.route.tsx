import { useT } from '#i18n/react.tsx';
import { readOpenings } from '#services/content/company-pages.server.ts';
import { readBlocks } from '#services/content/read-blocks.server.ts';
import { KhatamMark } from '#ui/khatam.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/info-page.route.ts';
import { infoPageAt } from './info-pages.ts';
import { Ways } from './ways.tsx';

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const page = infoPageAt(pattern);
  const reader = readerOf(context);
  const [texts, openings] = await Promise.all([
    page.content ? readBlocks(page.content, reader) : [],
    page.openings ? readOpenings(reader) : [],
  ]);
  return { page, blocks: [...texts, ...openings] };
}

export default function InfoPageRoute({ loaderData: { page, blocks } }: Route.ComponentProps) {
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
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      <Ways to={page.leadsTo} />
    </div>
  );
}
