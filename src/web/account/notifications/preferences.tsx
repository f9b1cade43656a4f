import { Form, useNavigation } from 'react-router';
import { useT } from '#i18n/react.tsx';
import type { Preference } from '#services/notifications/preferences.server.ts';
import { Button } from '#ui/button.tsx';
import { SavedNotice } from '../forms/saved-notice.tsx';

interface PreferencesProps {
  preferences: Preference[];
  saved: object | null;
}

/** Two checkboxes for each kind: on the site, and by mail. */
export function Preferences({ preferences, saved }: PreferencesProps) {
  const t = useT();
  const { formData } = useNavigation();
  return (
    <section aria-labelledby="preferences" className="account-panel mt-16">
      <h2 id="preferences" className="text-xl">
        {t('account.notifications.preferences')}
      </h2>
      <p className="mt-2 mb-6 text-sm text-muted">{t('account.notifications.preferencesText')}</p>
      <Form method="post" className="grid gap-6">
        <SavedNotice news={saved} title={t('account.notifications.saved')} />
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
          <Button
            type="submit"
            busy={formData?.has('choices')}
            busyLabel={t('account.notifications.saving')}
            name="choices"
            value="save"
          >
            {t('account.notifications.save')}
          </Button>
        </div>
      </Form>
    </section>
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
