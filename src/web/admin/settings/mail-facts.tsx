import { useLanguage } from '#i18n/react.tsx';
import type { StoredMailDetail } from '#services/settings/read-mail.server.ts';
import { Badge } from '#ui/badge.tsx';
import { Facts, type LabelledFact } from '../facts.tsx';
import { mailTone } from './use-mail-list-texts.ts';

export function MailFacts({ mail }: { mail: StoredMailDetail }) {
  const { t, date, number } = useLanguage();
  const facts: LabelledFact[] = [
    [
      t('adminSettings.mails.columns.status'),
      <Badge key="status" tone={mailTone(mail.status)}>
        {t(`adminSettings.mails.statuses.${mail.status}`)}
      </Badge>,
    ],
    [t('adminSettings.mails.columns.recipient'), <bdi key="to">{mail.recipient}</bdi>],
    [t('adminSettings.mails.columns.written'), date(mail.created_at, 'dateTime')],
    [t('adminSettings.mails.columns.sent'), mail.sent_at && date(mail.sent_at, 'dateTime')],
    [t('adminSettings.mails.language'), t(`adminSettings.mails.languages.${mail.locale}`)],
    [
      t('adminSettings.mails.columns.template'),
      <bdi key="template" lang="en">
        {mail.template}
      </bdi>,
    ],
    [t('adminSettings.mails.columns.attempts'), number(mail.attempts)],
    [
      t('adminSettings.mails.columns.error'),
      mail.last_error && (
        <bdi key="error" lang="en">
          {mail.last_error}
        </bdi>
      ),
    ],
  ];
  return (
    <div className="settings-section">
      <Facts facts={facts} layout="columns" />
    </div>
  );
}
