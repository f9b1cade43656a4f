import { applicationInput } from '#domain/enquiries/application.ts';
import { useT } from '#i18n/react.tsx';
import { applyForOpening } from '#services/careers/apply-for-opening.server.ts';
import { readOpenings } from '#services/careers/read-openings.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { filesOf, readUploadForm } from '../../shared/http/read-upload-form.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';
import { readerOf } from '../components/reader.server.ts';
import { loadPage } from '../pages/load-page.server.ts';
import { PageIntro } from '../pages/page-intro.tsx';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/careers.route.ts';
import { ApplicationForm } from './application-form.tsx';
import './careers.css';
import { NoOpenings } from './no-openings.tsx';
import { OpeningList } from './opening-list.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [texts, openings] = await Promise.all([loadPage('careers', reader), readOpenings(reader)]);
  const wanted = url.searchParams.get('opening');
  return { ...texts, openings, selectedOpening: openings.find(({ id }) => id === wanted)?.id };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readUploadForm(request);
  const attempt = readRequestFacts(context, request);
  const [cv] = filesOf(form, 'cv');
  return handleForm(form, {
    schema: applicationInput,
    isPublic: true,
    fileProblems: cv ? {} : { cv: 'cv_required' },
    submit: async (input) => {
      const sent = await applyForOpening(input, cv, { actor: actorOf(context), attempt });
      if (sent.ok || sent.reason === 'rate_limited') return sent;
      const field = sent.reason === 'opening_closed' ? 'career_id' : 'cv';
      return { ok: false, reason: 'invalid_input', fields: { [field]: sent.reason } };
    },
  });
}

export { withActionHeaders as headers };

export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { intro, blocks, openings, selectedOpening } = loaderData;
  return (
    <div className="page">
      <PageIntro title={t('pages.careers.title')} intro={intro} />
      {openings.length === 0 ? (
        <NoOpenings />
      ) : (
        <>
          <OpeningList openings={openings} />
          <ApplicationForm
            openings={openings}
            selectedOpening={selectedOpening}
            serverResult={actionData}
          />
        </>
      )}
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
    </div>
  );
}
