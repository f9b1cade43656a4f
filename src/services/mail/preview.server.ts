import type { Locale } from '#i18n/locale.ts';
import { links } from '#services/shared/links.server.ts';
import { mailShops } from './brand.server.ts';
import type { MailShops } from './mail-shop.ts';
import { render, type RenderedMail } from './render.ts';
import { mailSamples } from './samples.ts';
import { type TemplateName, templates } from './templates/index.ts';

const names = Object.keys(templates) as TemplateName[];

interface PreviewedMail {
  template: TemplateName;
  texts: Record<Locale, Pick<RenderedMail, 'subject' | 'text'>>;
}

/** Every template with sample data, in both languages. */
export async function previewMails(): Promise<PreviewedMail[]> {
  const shops = await mailShops();
  const text = (name: TemplateName, locale: Locale) => {
    const mail = sample(name, locale, shops);
    return { subject: mail.subject, text: mail.text };
  };
  return names.map((template) => ({
    template,
    texts: { en: text(template, 'en'), ar: text(template, 'ar') },
  }));
}

/** Null for a template that does not exist. */
export async function previewMail(template: string, locale: Locale): Promise<RenderedMail | null> {
  const name = names.find((each) => each === template);
  return name ? sample(name, locale, await mailShops()) : null;
}

function sample(name: TemplateName, locale: Locale, shops: MailShops) {
  const text = locale === 'ar' ? 'مكتبة لغرفة المعيشة' : 'A library for the living room';
  const parts = {
    name: locale === 'ar' ? 'منى فريد' : 'Mona Farid',
    link: links.shop(locale),
    locale,
    text,
  };
  return render(name, locale, mailSamples(parts)[name], shops);
}
