import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import { locales, type Locale } from '#i18n/locale.ts';
import { CheckIcon, GlobeIcon, MoonIcon, SunIcon } from '#ui/icons.tsx';
import { Menu } from '#ui/menu.tsx';
import { useErrorToast } from '../forms/use-error-toast.ts';
import { useShopForm } from '../forms/use-shop-form.ts';
import { useShell } from './shell-data.tsx';
import { themeKey, themes, type Theme } from '../preferences/theme.ts';

const languageNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };

/** Around choices: submits in place, or without scripts as a plain form that redirects back. */
function ChoiceForm(props: {
  name: 'locale' | 'theme';
  onChoose?: (value: string) => void;
  children: ReactNode;
}) {
  const { name, onChoose, children } = props;
  const { prefix } = useShell();
  const { pathname, search } = useLocation();
  const submission = useShopForm({});
  useErrorToast(submission.rejection);
  // Under /ar or /en the URL itself names the language, so a new choice needs a full navigation.
  const Form = name === 'locale' && prefix ? 'form' : submission.Form;
  return (
    <Form
      method="post"
      action={Form === 'form' ? `${prefix}/preferences` : '/preferences'}
      className="contents"
      onSubmit={({ nativeEvent }) => {
        const { submitter } = nativeEvent;
        if (submitter) onChoose?.((submitter as HTMLButtonElement).value);
      }}
    >
      <input type="hidden" name="returnTo" value={pathname + search} />
      {children}
    </Form>
  );
}

const Choice = (props: ComponentProps<'button'> & { label: string; isCurrent: boolean }) => {
  const { label, isCurrent, ...button } = props;
  return (
    <li>
      <button type="submit" className="menu-item" aria-current={isCurrent || undefined} {...button}>
        <span className="grow text-start">{label}</span>
        {isCurrent && <CheckIcon />}
      </button>
    </li>
  );
};

const LanguageChoice = (props: { locale: Locale; isCurrent: boolean; className?: string }) => {
  const { locale, ...choice } = props;
  return (
    <Choice name="locale" value={locale} lang={locale} label={languageNames[locale]} {...choice} />
  );
};

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

const themeLabels = {
  light: 'header.themeLight',
  dark: 'header.themeDark',
  system: 'header.themeSystem',
} as const satisfies Record<Theme, string>;

function ThemeChoices() {
  const { t } = useLanguage();
  const { theme } = useShell();
  return themes.map((each) => (
    <Choice
      key={each}
      name="theme"
      value={each}
      label={t(themeLabels[each])}
      isCurrent={each === theme}
    />
  ));
}

const ThemeForm = ({ children }: { children: ReactNode }) => (
  <ChoiceForm name="theme" onChoose={(theme) => localStorage.setItem(themeKey, theme)}>
    {children}
  </ChoiceForm>
);

export const ThemeList = () => (
  <ThemeForm>
    <ul>
      <ThemeChoices />
    </ul>
  </ThemeForm>
);

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
