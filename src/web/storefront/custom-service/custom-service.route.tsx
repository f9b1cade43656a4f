import { useT } from '#i18n/react.tsx';
import { listWorkExamples } from '#services/work/portfolio.server.ts';
import { ButtonLink } from '#ui/button.tsx';
import { withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { WhatsAppLink } from '../../shared/whatsapp/whatsapp-link.tsx';
import { WorkGrid } from '../components/work-grid.tsx';
import { readerOf } from '../components/reader.server.ts';
import { loadPage } from '../pages/load-page.server.ts';
import { PageIntro } from '../pages/page-intro.tsx';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/custom-service.route.ts';
import './custom-service.css';
import { ExampleFacts } from './example-facts.tsx';
import { Questions } from './questions.tsx';
import { RequestForm } from './request-form.tsx';
import { submitRequest } from './submit-request.server.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [texts, examples] = await Promise.all([
    loadPage('custom-service', reader),
    listWorkExamples(reader, 3),
  ]);
  return { ...texts, examples };
}

export const action = ({ request, context }: Route.ActionArgs) => submitRequest(request, context);

export { withActionHeaders as headers };

export default function CustomService({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { intro, blocks, examples } = loaderData;
  const questions = blocks.find(({ section }) => section === 'questions');
  return (
    <div className="page">
      <PageIntro title={t('pages.customService.title')} intro={intro}>
        <ButtonLink to="#request" size="large" className="start-request">
          {t('enquiries.customService.start')}
        </ButtonLink>
      </PageIntro>
      {blocks
        .filter((block) => block !== questions)
        .map((block) => (
          <BlockView key={block.id} block={block} />
        ))}
      <section id="request" aria-labelledby="request-title" className="request">
        <header>
          <h2 id="request-title">{t('enquiries.customService.formTitle')}</h2>
          <p>{t('enquiries.customService.formText')}</p>
          <WhatsAppLink text={t('storefront.whatsApp.texts.photos')} showsHours size="small">
            {t('storefront.whatsApp.sendPhotos')}
          </WhatsAppLink>
        </header>
        <RequestForm serverResult={actionData} />
      </section>
      {examples.length > 0 && (
        <section aria-labelledby="examples" className="section">
          <h2 id="examples" className="mb-8">
            {t('enquiries.customService.examples')}
          </h2>
          <WorkGrid work={examples}>{(work) => <ExampleFacts work={work} />}</WorkGrid>
        </section>
      )}
      {questions && <Questions block={questions} />}
    </div>
  );
}
