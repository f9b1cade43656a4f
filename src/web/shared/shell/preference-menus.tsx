import { locales } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import { GlobeIcon, MoonIcon, SunIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { ChoiceForm, LanguageChoice, ThemeChoices, ThemeForm } from './preference-choices.tsx';
import { useShell } from './shell-data.tsx';

export function LanguageChoices() {
  const { locale } = useLanguage();
  return locales.map((each) => (
    <LanguageChoice key={each} locale={each} isCurrent={each === locale} />
  ));
}

export function LanguageMenu() {
  const { t } = useLanguage();
  return (
    <ChoiceForm name="locale">
      <Menu trigger={<GlobeIcon />} label={t('header.language')}>
        <LanguageChoices />
      </Menu>
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
