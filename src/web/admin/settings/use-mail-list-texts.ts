import { useMemo } from 'react';
import type { mailsList } from '#domain/admin/lists/mails-list.ts';
import type { MailStatus } from '#domain/admin/settings/mail-statuses.ts';
import { useT } from '#i18n/react.tsx';
import type { ListTexts } from '../lists/list-context.ts';

/** How a status stands out; a mail without a mail server stays plain. */
export const mailTone = (status: string) =>
  tones.find(([each]) => each === status)?.[1] ?? ('plain' as const);

const tones = [
  ['queued', 'information'],
  ['sent', 'success'],
  ['failed', 'sale'],
] as const;

export function useMailListTexts(): ListTexts<typeof mailsList> {
  const t = useT();
  return useMemo(
    () => ({
      caption: t('admin.pages.mails'),
      search: t('adminSettings.mails.search'),
      column: (id) => t(`adminSettings.mails.columns.${id}`),
      view: () => t('adminSettings.mails.statuses.failed'),
      value: (id, value) =>
        id === 'status' ? t(`adminSettings.mails.statuses.${value as MailStatus}`) : value,
      tone: (id, value) => (id === 'status' ? mailTone(value) : undefined),
      empty: { title: t('adminSettings.mails.empty'), text: t('adminSettings.mails.emptyText') },
    }),
    [t],
  );
}
