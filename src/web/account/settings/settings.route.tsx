import { useT } from '#i18n/react.tsx';
import { ButtonLink } from '#ui/button.tsx';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { LanguageList, ThemeList } from '../../shared/shell/preference-lists.tsx';
import { AccountTitle } from '../account-title.tsx';

export const loader = () => null;

export default function Settings() {
  const t = useT();
  return (
    <>
      <AccountTitle title={t('account.area.settings')} lead={t('account.settings.lead')} />
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <section aria-labelledby="language" className="account-panel">
          <h2 id="language" className="mb-4 text-xl">
            {t('header.language')}
          </h2>
          <LanguageList />
        </section>
        <section aria-labelledby="theme" className="account-panel">
          <h2 id="theme" className="mb-4 text-xl">
            {t('header.theme')}
          </h2>
          <ThemeList />
        </section>
      </div>
      <Privacy />
    </>
  );
}

function Privacy() {
  const t = useT();
  const { prefix } = useShell();
  return (
    <section aria-labelledby="privacy" className="mt-16">
      <h2 id="privacy" className="mb-6 text-2xl">
        {t('account.settings.privacy')}
      </h2>
      <div className="privacy-choice">
        <div>
          <h3 className="text-xl">{t('account.settings.exportTitle')}</h3>
          <p className="mt-2 max-w-prose text-muted">{t('account.settings.exportText')}</p>
        </div>
        {/* A file, not a page: the browser downloads it. */}
        <a
          href={`${prefix}/account/settings/my-data`}
          className="button button-outline button-medium"
          download
        >
          {t('account.settings.export')}
        </a>
      </div>
      <div className="privacy-choice">
        <div>
          <h3 className="text-xl">{t('account.settings.deleteTitle')}</h3>
          <p className="mt-2 max-w-prose text-muted">{t('account.settings.deleteText')}</p>
        </div>
        <ButtonLink to="/account/settings/delete-account" variant="danger">
          {t('account.settings.delete')}
        </ButtonLink>
      </div>
    </section>
  );
}
