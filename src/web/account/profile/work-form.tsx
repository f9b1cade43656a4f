import { useEffect } from 'react';
import { useT } from '#i18n/react.tsx';
import type { Profile } from '#services/identity/account.ts';
import { emitAuthEvent } from '../../shared/session/auth-events.ts';
import { AccountField } from '../forms/account-field.tsx';
import { AccountForm, SubmitButton } from '../forms/account-form.tsx';
import { SavedNotice } from '../forms/saved-notice.tsx';
import { useFormWords } from '../forms/use-form-words.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

export function WorkForm({ profile, outcome }: { profile: Profile; outcome: Outcome }) {
  const t = useT();
  const { common } = useFormWords();
  const { refusal, saved } = outcomeOf(outcome, 'work');
  useEffect(() => {
    if (saved) emitAuthEvent('USER_UPDATED');
  }, [saved]);
  return (
    <section aria-labelledby="work" className="account-panel">
      <h2 id="work" className="text-xl">
        {t('account.profile.work')}
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">{t('account.profile.workHint')}</p>
      <AccountForm
        intent="work"
        refusal={refusal}
        failedTitle={t('account.profile.failedTitle')}
        failedText={(refusal && common(refusal)) ?? t('account.profile.failed')}
      >
        <SavedNotice
          news={saved}
          title={t('account.profile.savedTitle')}
          text={t('account.profile.saved')}
        />
        <div className="grid gap-6 sm:grid-cols-2">
          <AccountField
            name="jobPosition"
            autoComplete="organization-title"
            defaultValue={profile.jobPosition ?? ''}
            optional
          />
          <AccountField
            name="company"
            autoComplete="organization"
            defaultValue={profile.company ?? ''}
            optional
          />
        </div>
        <div>
          <SubmitButton intent="work" busyLabel={t('account.profile.saving')}>
            {t('account.profile.save')}
          </SubmitButton>
        </div>
      </AccountForm>
    </section>
  );
}
