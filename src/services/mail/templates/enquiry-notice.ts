import { isolateLatin, isolateLtr } from '#i18n/isolate.ts';
import type { Template } from '../mail-content.ts';
import { formatFacts } from './format-facts.ts';

export type EnquiryKind = 'contact' | 'custom_service' | 'application';

type Data = {
  kind: EnquiryKind;
  /** The subject, the project's title or the position. */
  about: string;
  name: string;
  email: string;
  phone: string | null;
  message: string | null;
  link: string;
};

const titles: Record<EnquiryKind, Record<'en' | 'ar', string>> = {
  contact: { en: 'New message', ar: 'رسالة جديدة' },
  custom_service: { en: 'New custom request', ar: 'طلب خاص جديد' },
  application: { en: 'New application', ar: 'طلب عمل جديد' },
};

/** Notifies staff of an enquiry; files are not attached. */
export const enquiryNotice: Template<Data> = {
  carriesLink: false,
  about: 'staff',
  en: (data, brand) => ({
    subject: `${titles[data.kind].en} for ${brand}: ${data.about}`,
    greeting: `${titles[data.kind].en}.`,
    paragraphs: [
      formatFacts(
        ['From', data.name],
        ['E-mail', data.email],
        ['Phone', data.phone],
        ['About', data.about],
      ),
      ...(data.message ? [data.message] : []),
    ],
    action: { label: 'Open in the admin area', link: data.link },
  }),
  ar: (data, brand) => ({
    subject: `${titles[data.kind].ar} إلى ${brand}: ${data.about}`,
    greeting: `${titles[data.kind].ar}.`,
    paragraphs: [
      formatFacts(
        ['من', isolateLatin(data.name)],
        ['البريد الإلكتروني', isolateLtr(data.email)],
        ['الهاتف', data.phone && isolateLtr(data.phone)],
        ['بخصوص', isolateLatin(data.about)],
      ),
      ...(data.message ? [data.message] : []),
    ],
    action: { label: 'فتح في لوحة الإدارة', link: data.link },
  }),
};
