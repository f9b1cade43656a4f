import type { Partner } from '#domain/content/company.ts';
import { useT } from '#i18n/react.tsx';
import { readPartners } from '#services/content/company-pages.server.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { Link } from '#ui/link.tsx';
import { readerOf } from '../components/reader.server.ts';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/partners.route.ts';
import { loadPage } from './load-page.server.ts';
import { PageIntro } from './page-intro.tsx';
import { RelatedLinks } from './related-links.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [texts, partners] = await Promise.all([loadPage('partners', reader), readPartners(reader)]);
  return { ...texts, partners };
}

export default function Partners({
  loaderData: { intro, blocks, partners },
}: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      <PageIntro title={t('pages.partners.title')} intro={intro} />
      {partners.length === 0 && <EmptyState title={t('pages.partners.empty')} />}
      <ul className="partners">
        {partners.map((partner) => (
          <PartnerRow key={partner.id} partner={partner} />
        ))}
      </ul>
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      <RelatedLinks to={['/contact', '/custom-service', '/developers']} />
    </div>
  );
}

function PartnerRow({ partner: { name, description, logo, website } }: { partner: Partner }) {
  const t = useT();
  return (
    <li className="partner">
      <div className="partner-logo" aria-hidden="true">
        {logo ? (
          <img src={logo} alt="" width={200} height={64} loading="lazy" />
        ) : (
          <span className="font-display">{name}</span>
        )}
      </div>
      <div>
        <h2>{name}</h2>
        {description && <p className="text-muted">{description}</p>}
      </div>
      {website && (
        <Link to={website} variant="arrow" aria-label={`${t('pages.partners.visit')}: ${name}`}>
          {t('pages.partners.visit')}
        </Link>
      )}
    </li>
  );
}
