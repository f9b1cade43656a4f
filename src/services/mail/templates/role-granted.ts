import type { Bilingual } from '#domain/bilingual.ts';
import { minimumPasswordLength } from '#domain/identity/password.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

interface RoleGranted {
  name: string;
  role: Bilingual;
  link: string;
  reset: string;
}

export const roleGranted: Template<RoleGranted> = {
  carriesLink: false,
  about: 'staff',
  en: ({ name, role, link, reset }, brand) => ({
    subject: `You now have a role at ${brand}: ${role.en}`,
    greeting: greeting.en(name),
    paragraphs: [
      `An administrator has given your account the role “${role.en}”. It opens the desks of this role in the back office.`,
      `Passwords of the team have at least ${minimumPasswordLength.staff} characters. If yours is shorter, please choose a new one.`,
    ],
    action: { label: 'Open the back office', link },
    otherAction: { label: 'Choose a new password', link: reset },
    note: 'You do not belong to the team? Please write to us at once.',
  }),
  ar: ({ name, role, link, reset }, brand) => ({
    subject: `صلاحية جديدة لحسابك لدى ${brand}: ${role.ar}`,
    greeting: greeting.ar(name),
    paragraphs: [
      `منحك مدير النظام صلاحية «${role.ar}»، وهي تفتح لك أقسامها في لوحة الإدارة.`,
      `كلمات مرور الفريق لا تقل عن ${formatNumber(minimumPasswordLength.staff, 'ar')} حرفًا. إن كانت كلمة مرورك أقصر فاختر كلمة جديدة من فضلك.`,
    ],
    action: { label: 'فتح لوحة الإدارة', link },
    otherAction: { label: 'اختيار كلمة مرور جديدة', link: reset },
    note: 'لست من الفريق؟ راسلنا فورًا من فضلك.',
  }),
};
