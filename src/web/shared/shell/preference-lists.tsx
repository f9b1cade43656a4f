import type { ComponentProps } from 'react';
import { locales } from '#i18n/locale.ts';
import { useLanguage } from '#i18n/react.tsx';
import { GlobeIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { ChoiceForm, LanguageChoice, ThemeChoices, ThemeForm } from './preference-choices.tsx';

function LanguageChoices() {
  const { locale } = useLanguage();
  return locales.map((each) => (
    <LanguageChoice key={each} locale={each} isCurrent={each === locale} />
  ));
}

export const LanguageList = (list: Omit<ComponentProps<'ul'>, 'children'>) => (
  <ChoiceForm name="locale">
    <ul {...list}>
      <LanguageChoices />
    </ul>
  </ChoiceForm>
);

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

export const ThemeList = () => (
  <ThemeForm>
    <ul>
      <ThemeChoices />
    </ul>
  </ThemeForm>
);
