import { useT } from '#i18n/react.tsx';
import { LanguageChoices, ThemeChoices } from '../../shared/shell/preference-menus.tsx';
import { AccountTitle } from '../account-title.tsx';

export const loader = () => null;

export default function Settings() {
  const t = useT();
  return (
    <>
      <AccountTitle title={t('account.area.settings')} lead={t('account.pages.settings')} />
      <div className="grid items-start gap-8 sm:grid-cols-2">
        <section aria-labelledby="language" className="account-panel">
          <h2 id="language" className="mb-4 text-xl">
            {t('header.language')}
          </h2>
          <ul>
            <LanguageChoices />
          </ul>
        </section>
        <section aria-labelledby="theme" className="account-panel">
          <h2 id="theme" className="mb-4 text-xl">
            {t('header.theme')}
          </h2>
          <ul>
            <ThemeChoices />
          </ul>
        </section>
      </div>
    </>
  );
}
