import type { Bilingual } from '#domain/bilingual.ts';
import { minimumPasswordLength } from '#domain/identity/password.ts';
import { invitationDays } from '#domain/users/invitation.ts';
import { formatNumber } from '#i18n/format.ts';
import type { Template } from '../mail-content.ts';
import { greeting } from './greeting.ts';

export const staffInvitation: Template<{ role: Bilingual; link: string }> = {
  carriesLink: true,
  about: 'staff',
  en: ({ role, link }, brand) => ({
    subject: `Join the team of ${brand}`,
    greeting: greeting.en(''),
    paragraphs: [
      `You are invited to work in the back office of ${brand}, in the role “${role.en}”.`,
      `Choose a password of at least ${minimumPasswordLength.staff} characters, and your account is ready.`,
    ],
    action: { label: 'Accept the invitation', link },
    note: `The link works for ${invitationDays} days and only once. If you do not know who invited you, ignore this e-mail.`,
  }),
  ar: ({ role, link }, brand) => ({
    subject: `دعوة للانضمام إلى فريق ${brand}`,
    greeting: greeting.ar(''),
    paragraphs: [
      `وصلتك دعوة للعمل في لوحة الإدارة لدى ${brand} بصلاحية «${role.ar}».`,
      `اختر كلمة مرور لا تقل عن ${formatNumber(minimumPasswordLength.staff, 'ar')} حرفًا، وسيكون حسابك جاهزًا.`,
    ],
    action: { label: 'قبول الدعوة', link },
    note: 'الرابط صالح لثلاثة أيام ولمرة واحدة فقط. إن لم تعرف صاحب الدعوة فتجاهل هذه الرسالة.',
  }),
};
