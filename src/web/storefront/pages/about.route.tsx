import { useT } from '#i18n/react.tsx';
import { readTeam } from '#services/content/company-pages.server.ts';
import { Link } from '#ui/link.tsx';
import { readerOf } from '../components/reader.server.ts';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/about.route.ts';
import { loadPage } from './load-page.server.ts';
import { PageIntro } from './page-intro.tsx';
import { TeamGrid } from './team-grid.tsx';
import { RelatedLinks } from './related-links.tsx';

const shownHere = 4;

export async function loader({ context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [texts, team] = await Promise.all([loadPage('about', reader), readTeam(reader)]);
  return { ...texts, team: team.slice(0, shownHere) };
}

export default function About({ loaderData: { intro, blocks, team } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page about">
      <PageIntro title={t('pages.about.title')} intro={intro} />
      {blocks.map((block) => (
        <div key={block.id} className="about-part">
          <BlockView block={block} />
          {block.section === 'team' && (
            <>
              <TeamGrid members={team} />
              <Link to="/our-team" variant="arrow">
                {t('pages.about.wholeTeam')}
              </Link>
            </>
          )}
        </div>
      ))}
      <RelatedLinks to={['/shop', '/contact', '/partners']} />
    </div>
  );
}
