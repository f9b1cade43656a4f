import { useT } from '#i18n/react.tsx';
import type { MessageKey } from '#i18n/messages/index.ts';
import { ButtonLink } from '#ui/button.tsx';
import { KhatamMark } from '#ui/khatam.tsx';
import { PageHead } from '../../shared/page-head.tsx';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/info-page.route.ts';
import { InfoBlock } from './info-block.tsx';
import { infoPageAt, type InfoPage } from './info-pages.ts';
import { readBlocks } from './read-blocks.server.ts';

export async function loader({ pattern, context }: Route.LoaderArgs) {
  const page = infoPageAt(pattern);
  return { page, blocks: await readBlocks(page, readerOf(context)) };
}

export default function InfoPageRoute({ loaderData: { page, blocks } }: Route.ComponentProps) {
  const t = useT();
  const title = t(`storefront.pages.${page.messages}.title`);
  const isEmpty = blocks.length === 0 && page.messages === 'partners';
  const text = t(
    isEmpty ? 'storefront.pages.partners.empty' : `storefront.pages.${page.messages}.text`,
  );
  return (
    <div className="page">
      <PageHead title={title} description={text} robots={page.isPrivate ? 'noindex' : 'index'} />
      <header className="page-intro">
        <KhatamMark className="size-10 text-brass" />
        <h1>{title}</h1>
        <p>{text}</p>
      </header>
      {blocks.map((block) => (
        <InfoBlock key={block.id} block={block} collapsible={page.list === 'faq'} />
      ))}
      <Ways page={page} />
    </div>
  );
}

const ways: Record<string, MessageKey> = {
  '/shop': 'storefront.pages.visitShop',
  '/contact': 'storefront.pages.visitContact',
  '/custom-service': 'storefront.pages.visitCustom',
  '/faq': 'storefront.pages.readFaq',
};

/** Nobody should have to turn back: each page leads on. */
function Ways({ page }: { page: InfoPage }) {
  const t = useT();
  return (
    <div className="flex flex-wrap gap-3 border-t border-hairline pt-10 pb-24">
      {page.leadsTo.map((to, position) => (
        <ButtonLink key={to} to={to} variant={position === 0 ? 'solid' : 'outline'}>
          {t(ways[to]!)}
        </ButtonLink>
      ))}
    </div>
  );
}
