import { useT } from '#i18n/react.tsx';
import { AccountTitle } from '../account-title.tsx';
import { LanguageMenu, ThemeMenu } from '../../shared/shell/preference-menus.tsx';

export const loader = () => null;

export default function Settings() {
  const t = useT();
  return (
    <>
      <AccountTitle title={t('account.area.settings')} lead={t('account.pages.settings')} />
      <dl className="account-panel facts items-center">
        <dt>{t('header.language')}</dt>
        <dd>
          <LanguageMenu />
        </dd>
        <dt>{t('header.theme')}</dt>
        <dd>
          <ThemeMenu />
        </dd>
      </dl>
    </>
  );
}
