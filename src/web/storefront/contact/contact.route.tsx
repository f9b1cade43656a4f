import { contactInput } from '#domain/enquiries/contact.ts';
import { useT } from '#i18n/react.tsx';
import { sendContactMessage } from '#services/enquiries/contact.server.ts';
import { readSite } from '#services/site/site.server.ts';
import { handleForm, withActionHeaders } from '../../shared/forms/handle-form.server.ts';
import { readForm } from '../../shared/http/read-form.server.ts';
import { actorOf, readRequestFacts } from '../../shared/session/session.server.ts';
import { WhatsAppLink } from '../../shared/whatsapp/whatsapp-link.tsx';
import { readerOf } from '../components/reader.server.ts';
import { loadPage } from '../pages/load-page.server.ts';
import { PageIntro } from '../pages/page-intro.tsx';
import { RelatedLinks } from '../pages/related-links.tsx';
import { BlockView } from '../sections/content-block.tsx';
import type { Route } from './+types/contact.route.ts';
import { ContactForm } from './contact-form.tsx';
import './contact.css';
import { ShowroomFacts } from './showroom-facts.tsx';
import { ShowroomMap } from './showroom-map.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const reader = readerOf(context);
  const [texts, { contact }] = await Promise.all([
    loadPage('contact', reader),
    readSite(reader.locale),
  ]);
  return { ...texts, contact };
}

export async function action({ request, context }: Route.ActionArgs) {
  const attempt = readRequestFacts(context, request);
  return handleForm(await readForm(request), {
    schema: contactInput,
    isPublic: true,
    submit: (input) => sendContactMessage(input, { actor: actorOf(context), attempt }),
  });
}

export { withActionHeaders as headers };

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useT();
  const { intro, blocks, contact } = loaderData;
  return (
    <div className="page">
      <PageIntro title={t('pages.contact.title')} intro={intro} />
      <div className="contact-row">
        <ShowroomFacts {...contact} />
        <section aria-labelledby="write-title" className="contact-write">
          <WhatsAppLink text={t('storefront.whatsApp.texts.question')} showsHours size="large">
            {t('storefront.whatsApp.write')}
          </WhatsAppLink>
          <h2 id="write-title">{t('enquiries.contact.formTitle')}</h2>
          <ContactForm serverResult={actionData} />
        </section>
      </div>
      <ShowroomMap mapUrl={contact.mapUrl} />
      {blocks.map((block) => (
        <BlockView key={block.id} block={block} />
      ))}
      <RelatedLinks to={['/custom-service', '/faq']} />
    </div>
  );
}
