import { useLanguage } from '#i18n/react.tsx';
import { MoonIcon, SunIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { ChoiceForm, LanguageChoice, ThemeChoices, ThemeForm } from './preference-choices.tsx';
import { useShell } from './shell-data.tsx';

/** The other language by its own name, which says more than a globe. */
export function OtherLanguage() {
  const { t, locale } = useLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <ChoiceForm name="locale">
      <ul aria-label={t('header.language')}>
        <LanguageChoice locale={other} isCurrent={false} className="header-link px-2" />
      </ul>
    </ChoiceForm>
  );
}

export function ThemeMenu({ up }: { up?: boolean }) {
  const { t } = useLanguage();
  const { theme } = useShell();
  const trigger = theme === 'dark' ? <MoonIcon /> : <SunIcon />;
  return (
    <ThemeForm>
      <Menu trigger={trigger} label={t('header.theme')} up={up}>
        <ThemeChoices />
      </Menu>
    </ThemeForm>
  );
}
