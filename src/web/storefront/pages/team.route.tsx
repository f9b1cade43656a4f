import { useT } from '#i18n/react.tsx';
import { readTeam } from '#services/content/company-pages.server.ts';
import { readerOf } from '../components/reader.server.ts';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/team.route.ts';
import { loadPage } from './load-page.server.ts';
import { PageIntro } from './page-intro.tsx';
import { TeamGrid } from './team-grid.tsx';
import { RelatedLinks } from './related-links.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [texts, members] = await Promise.all([loadPage('our-team', reader), readTeam(reader)]);
  return { ...texts, members };
}

export default function Team({ loaderData: { intro, blocks, members } }: Route.ComponentProps) {
  const t = useT();
  return (
    <div className="page">
      {/* /team shows the same page. */}
      <PageIntro title={t('pages.team.title')} intro={intro} canonicalPath="/our-team" />
      <TeamGrid members={members} heading="h2" />
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      <RelatedLinks to={['/contact', '/shop']} />
    </div>
  );
}
