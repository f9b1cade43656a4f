import { samplesInput } from '#domain/enquiries/samples.ts';
import { useT } from '#i18n/react.tsx';
import { readSampleOptions } from '#services/enquiries/read-sample-options.server.ts';
import { requestSamples } from '#services/enquiries/request-samples.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';
import { readerOf } from '../components/reader.server.ts';
import type { Route } from './+types/samples.route.ts';
import { SamplesForm } from './samples-form.tsx';
import './samples.css';

export async function loader({ request, context }: Route.LoaderArgs) {
  const piece = new URL(request.url).searchParams.get('piece') ?? '';
  return readSampleOptions(piece, readerOf(context));
}

export async function action({ request, context }: Route.ActionArgs) {
  const attempt = readRequestFacts(context, request);
  return handleForm(await readForm(request), {
    schema: samplesInput,
    multiple: ['samples'],
    isPublic: true,
    submit: (input) => requestSamples(input, { actor: actorOf(context), attempt }),
  });
}

export { withActionHeaders as headers };

export default function Samples({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { piece } = loaderData;
  return (
    <div className="page pb-24">
      <PageHead title={t('enquiries.samples.title')} description={t('enquiries.samples.lead')} />
      <header className="page-intro">
        <h1>{t('enquiries.samples.title')}</h1>
        <p>{t('enquiries.samples.lead')}</p>
        {piece && (
          <p className="text-muted">{t('enquiries.samples.forPiece', { name: piece.name })}</p>
        )}
      </header>
      <SamplesForm options={loaderData} serverResult={actionData} />
    </div>
  );
}
