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

/** Submits a choice in place, or without scripts as a plain form that redirects back. */
function ChoiceForm(props: {
  name: 'locale' | 'theme';
  value: string;
  current: boolean;
  lang?: string;
  label: string;
  className?: string;
  onChoose?: () => void;
}) {
  const { name, value, current, lang, label, className = 'menu-item', onChoose } = props;
  const { prefix } = useShell();
  const { pathname, search } = useLocation();
  const submission = useShopForm({});
  useErrorToast(submission.rejection);
  // Under /ar or /en the URL itself names the language, so a new choice needs a full navigation.
  const Form = name === 'locale' && prefix ? 'form' : submission.Form;
  return (
    <li>
      <Form
        method="post"
        action={Form === 'form' ? `${prefix}/preferences` : '/preferences'}
        onSubmit={onChoose}
      >
        <input type="hidden" name="returnTo" value={pathname + search} />
        <button
          type="submit"
          name={name}
          value={value}
          lang={lang}
          className={className}
          aria-current={current || undefined}
        >
          <span className="grow text-start">{label}</span>
          {current && <CheckIcon />}
        </button>
      </Form>
    </li>
  );
}

/** Renders list items for a menu or a list. */
export function LanguageChoices() {
  const { locale } = useLanguage();
  return locales.map((each) => (
    <ChoiceForm
      key={each}
      name="locale"
      value={each}
      lang={each}
      label={languageNames[each]}
      current={each === locale}
    />
  ));
}

export function LanguageMenu() {
  const { t } = useLanguage();
  return (
    <Menu trigger={<GlobeIcon />} label={t('header.language')}>
      <LanguageChoices />
    </Menu>
  );
}

/** The other language by its own name, which says more than a globe. */
export function OtherLanguage() {
  const { t, locale } = useLanguage();
  const other = locale === 'ar' ? 'en' : 'ar';
  return (
    <ul aria-label={t('header.language')}>
      <ChoiceForm
        name="locale"
        value={other}
        lang={other}
        label={languageNames[other]}
        current={false}
        className="header-link px-2"
      />
    </ul>
  );
}

const themeLabels = {
  light: 'header.themeLight',
  dark: 'header.themeDark',
  system: 'header.themeSystem',
} as const satisfies Record<Theme, string>;

/** Renders list items for a menu or a list. */
export function ThemeChoices() {
  const { t } = useLanguage();
  const { theme } = useShell();
  return themes.map((each) => (
    <ChoiceForm
      key={each}
      name="theme"
      value={each}
      label={t(themeLabels[each])}
      current={each === theme}
      onChoose={() => localStorage.setItem(themeKey, each)}
    />
  ));
}

export function ThemeMenu({ up }: { up?: boolean }) {
  const { t } = useLanguage();
  const { theme } = useShell();
  return (
    <Menu trigger={theme === 'dark' ? <MoonIcon /> : <SunIcon />} label={t('header.theme')} up={up}>
      <ThemeChoices />
    </Menu>
  );
}
