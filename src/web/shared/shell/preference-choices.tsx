import type { ComponentProps, ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useLanguage } from '#i18n/react.tsx';
import type { Locale } from '#i18n/locale.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { useErrorToast } from '../forms/use-error-toast.ts';
import { useShopForm } from '../forms/use-shop-form.ts';
import { themeKey, themes, type Theme } from '../preferences/theme.ts';
import { useShell } from './shell-data.tsx';

const languageNames: Record<Locale, string> = { en: 'English', ar: 'العربية' };

/** Around choices: submits in place, or without scripts as a plain form that redirects back. */
export function ChoiceForm(props: {
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

export const LanguageChoice = (props: {
  locale: Locale;
  isCurrent: boolean;
  className?: string;
}) => {
  const { locale, ...choice } = props;
  return (
    <Choice name="locale" value={locale} lang={locale} label={languageNames[locale]} {...choice} />
  );
};

const themeLabels = {
  light: 'header.themeLight',
  dark: 'header.themeDark',
  system: 'header.themeSystem',
} as const satisfies Record<Theme, string>;

/** Items of a menu or a list. */
export function ThemeChoices() {
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

export const ThemeForm = ({ children }: { children: ReactNode }) => (
  <ChoiceForm name="theme" onChoose={(theme) => localStorage.setItem(themeKey, theme)}>
    {children}
  </ChoiceForm>
);
