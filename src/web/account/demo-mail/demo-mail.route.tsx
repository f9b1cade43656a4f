import { data } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { environment } from '#platform/environment.server.ts';
import { readDemoMail } from '#services/mail/demo-mail.server.ts';
import { PageHead } from '../../shared/seo/page-head.tsx';
import type { Route } from './+types/demo-mail.route.ts';
import { LinkedText } from './linked-text.tsx';

export async function loader() {
  const mails = await readDemoMail();
  if (!mails) throw data(null, { status: 404 });
  const result = { mails, shopUrl: environment().PUBLIC_URL };
  return data(result, { headers: { 'Cache-Control': 'no-store' } });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export default function DemoMail({ loaderData: { mails, shopUrl } }: Route.ComponentProps) {
  const { t } = useLanguage();
  return (
    <div className="page">
      <PageHead title={t('account.demoMail.title')} robots="noindex" />
      <header className="page-intro">
        <h1>{t('account.demoMail.title')}</h1>
        <p>{t('account.demoMail.lead')}</p>
      </header>
      {mails.length === 0 && <p className="text-muted">{t('account.demoMail.none')}</p>}
      <ul className="grid max-w-form gap-10 pb-band">
        {mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} shopUrl={shopUrl} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Mail({ mail, shopUrl }: { mail: Loaded['mails'][number]; shopUrl: string }) {
  const { t, date } = useLanguage();
  const direction = mail.locale === 'ar' ? 'rtl' : 'ltr';
  return (
    <article className="border-t border-hairline pt-6">
      <h2 className="text-xl" lang={mail.locale} dir={direction}>
        {mail.subject}
      </h2>
      <p className="mt-1 mb-4 text-sm text-muted">
        {t('account.demoMail.to', { email: mail.recipient })} ·{' '}
        <time dateTime={mail.createdAt.toISOString()}>{date(mail.createdAt)}</time>
      </p>
      <div lang={mail.locale} dir={direction}>
        <LinkedText text={mail.text ?? ''} shopUrl={shopUrl} />
      </div>
    </article>
  );
}
