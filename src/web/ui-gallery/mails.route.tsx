import { locales } from '#i18n/locale.ts';
import { previewMails } from '#services/mail/preview.server.ts';
import { PageHead } from '../shared/seo/page-head.tsx';
import type { Route } from './+types/mails.route.ts';
import { forDevelopmentOnly } from './development-only.server.ts';

export function loader() {
  forDevelopmentOnly();
  return previewMails();
}

/** Every mail of the shop in both languages, for development and tests. */
export default function Mails({ loaderData: mails }: Route.ComponentProps) {
  return (
    <div className="page py-band">
      <PageHead title="Mails" robots="noindex" />
      <h1 className="mb-12 text-4xl">Mails</h1>
      {mails.map(({ template, texts }) => (
        <section key={template} aria-labelledby={template} className="mb-16">
          <h2 id={template} className="mb-4 text-2xl">
            {template.replaceAll('_', ' ')}
          </h2>
          <div className="grid gap-6 md:grid-cols-2">
            {locales.map((locale) => (
              <article key={locale} lang={locale} dir={locale === 'ar' ? 'rtl' : 'ltr'}>
                <h3 className="mb-2 text-lg">
                  {/* A document of its own, as a mail program shows it. */}
                  <a href={`/_mail/${template}/${locale}`} className="link link-text">
                    {texts[locale].subject}
                  </a>
                </h3>
                <p className="text-sm whitespace-pre-line text-muted">{texts[locale].text}</p>
              </article>
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}
