import { useT } from '#i18n/react.tsx';
import type { Preference } from '#services/notifications/preferences.server.ts';
import type { FormResult } from '../../shared/forms/form-result.ts';
import { ShopForm } from '../../shared/forms/shop-form.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { SuccessNotice } from '../../shared/forms/success-notice.tsx';
import { useShopForm } from '../../shared/forms/use-shop-form.ts';
import { AccountPanel } from '../account-panel.tsx';

interface PreferencesProps {
  preferences: Preference[];
  serverResult: FormResult | undefined;
}

/** Two boxes for each kind: here, and by mail. */
export function Preferences({ preferences, serverResult }: PreferencesProps) {
  const t = useT();
  const form = useShopForm({ intent: 'preferences', serverResult });
  return (
    <AccountPanel id="preferences" title={t('account.notifications.preferences')} className="mt-16">
      <p className="mt-2 mb-6 text-sm text-muted">{t('account.notifications.preferencesText')}</p>
      <ShopForm form={form} failedTitle={t('failure.title')} className="grid gap-6">
        <SuccessNotice result={form.success} title={t('account.notifications.saved')} />
        <table className="preference-table">
          <thead>
            <tr>
              <th scope="col">{t('account.notifications.kind')}</th>
              <th scope="col">{t('account.notifications.inApp')}</th>
              <th scope="col">{t('account.notifications.email')}</th>
            </tr>
          </thead>
          <tbody>
            {preferences.map((preference) => (
              <PreferenceRow key={preference.category} preference={preference} />
            ))}
          </tbody>
        </table>
        <div>
          <SubmitButton busyLabel={t('account.notifications.saving')}>
            {t('account.notifications.save')}
          </SubmitButton>
        </div>
      </ShopForm>
    </AccountPanel>
  );
}

function PreferenceRow({ preference }: { preference: Preference }) {
  const t = useT();
  const { category, name, description, alwaysMailed, inApp, email } = preference;
  return (
    <tr>
      <th scope="row">
        <span className="font-medium">{name}</span>
        <span className="block text-sm font-normal text-muted">
          {alwaysMailed ? t('account.notifications.alwaysText') : description}
        </span>
      </th>
      <td>
        <input
          type="checkbox"
          className="choice-box"
          name="inApp"
          value={category}
          defaultChecked={inApp}
          aria-label={t('account.notifications.inAppOf', { name })}
        />
      </td>
      <td>
        {alwaysMailed ? (
          <span className="text-sm text-muted">{t('account.notifications.always')}</span>
        ) : (
          <input
            type="checkbox"
            className="choice-box"
            name="email"
            value={category}
            defaultChecked={email}
            aria-label={t('account.notifications.emailOf', { name })}
          />
        )}
      </td>
    </tr>
  );
}
