import { isolate } from '#i18n/isolate.ts';
import { useLanguage } from '#i18n/react.tsx';
import type { UserDetail } from '#services/users/user-detail.ts';
import { Facts, type LabelledFact } from '../facts.tsx';
import { UserSection } from './user-section.tsx';

export function UserFacts({ user }: { user: UserDetail }) {
  const { t, date } = useLanguage();
  const facts: LabelledFact[] = [
    [
      t('adminUsers.userPage.email'),
      <a key="email" href={`mailto:${user.email}`} className="link link-text wrap-anywhere">
        <bdi dir="ltr">{user.email}</bdi>
      </a>,
    ],
    [
      t('adminUsers.userPage.phone'),
      user.phone && (
        <a key="phone" href={`tel:${user.phone}`} className="link link-text">
          <bdi dir="ltr">{user.phone}</bdi>
        </a>
      ),
    ],
    [t('adminUsers.userPage.position'), isolate(user.jobPosition ?? '')],
    [t('adminUsers.userPage.company'), isolate(user.company ?? '')],
    [t('adminUsers.userPage.language'), t(`adminUsers.userPage.languages.${user.locale}`)],
    [t('adminUsers.userPage.joined'), date(user.createdAt)],
    [
      t('adminUsers.userPage.confirmed'),
      user.confirmedAt ? date(user.confirmedAt) : t('adminUsers.userPage.notConfirmed'),
    ],
    [
      t('adminUsers.userPage.lastSignIn'),
      user.lastSignInAt ? date(user.lastSignInAt, 'dateTime') : t('adminUsers.userPage.never'),
    ],
  ];
  return (
    <UserSection id="facts" title={t('adminUsers.userPage.facts')}>
      <Facts facts={facts} />
    </UserSection>
  );
}
