import { formatNumber } from '#i18n/format.ts';
import { isolateLatin, isolateLtr } from '#i18n/isolate.ts';
import type { Template } from '../mail-content.ts';
import { formatFacts } from './format-facts.ts';

type Data = {
  number: string;
  name: string;
  phone: string;
  pieces: number;
  value: string;
  cancelsAt: string;
  link: string;
};

/** Tells staff that an order will be cancelled unless they confirm or extend it. */
export const orderHoldWarning: Template<Data> = {
  carriesLink: false,
  about: 'staff',
  en: ({ number, name, phone, pieces, value, cancelsAt, link }, brand) => ({
    subject: `${brand}: order ${number} is still unconfirmed`,
    greeting: 'An order waits for a call.',
    paragraphs: [
      formatFacts(
        ['Order', number],
        ['Customer', name],
        ['Phone', phone],
        ['Pieces', `${pieces}`],
        ['Value', value],
        ['Cancels itself on', cancelsAt],
      ),
      'Confirm it after the call, or extend it if you need more time. Otherwise its pieces will go back on sale.',
    ],
    action: { label: 'Open in the admin area', link },
  }),
  ar: ({ number, name, phone, pieces, value, cancelsAt, link }, brand) => ({
    subject: `${brand}: الطلب رقم ${isolateLtr(number)} لم يُؤكد بعد`,
    greeting: 'طلب في انتظار مكالمة.',
    paragraphs: [
      formatFacts(
        ['الطلب', isolateLtr(number)],
        ['العميل', isolateLatin(name)],
        ['الهاتف', isolateLtr(phone)],
        ['عدد القطع', formatNumber(pieces, 'ar')],
        ['القيمة', value],
        ['يُلغى تلقائيًا في', cancelsAt],
      ),
      'أكّد الطلب بعد المكالمة، أو مدّد مهلته إن احتجت إلى وقت أطول، وإلا عادت قطعه إلى البيع.',
    ],
    action: { label: 'فتح في لوحة الإدارة', link },
  }),
};
