import { createContext, use, type ReactNode } from 'react';
import { UNSAFE_NavigationContext as NavigationContext } from 'react-router';
import { LanguageContext, useLanguage } from '#i18n/react.tsx';
import { LabelsContext, useUiLabels } from '#ui/labels.tsx';
import { fallbackShell, ShellProvider, useShell, type Site } from '../shell/shell-data.tsx';

/** Finds the markup for a key, or renders `content` and stores it. */
export type FindMarkup = (key: string, content: () => ReactNode) => string;

/** Provided on the server alone. */
export const MarkupStore = createContext<FindMarkup | null>(null);

interface StoredMarkupProps {
  /** Distinguishes it from other parts with the same data. */
  name: string;
  /** All data that the content shows, beside the language and the shop's settings. */
  data: readonly unknown[];
  children: () => ReactNode;
}

/**
 * A part that many pages show alike, such as the card of a product. The server renders it once for
 * the same data and puts its markup into later pages; browsers hydrate it like any other.
 *
 * The content may use the language, the labels, links and the shop's settings. It has no other
 * context, so nothing about the visitor or the address can enter the stored markup, and no `useId`.
 */
export function StoredMarkup(props: StoredMarkupProps) {
  if (import.meta.env.SSR) return <FromStore {...props} />;
  return <div className="contents">{props.children()}</div>;
}

function FromStore({ name, data, children }: StoredMarkupProps) {
  const findMarkup = use(MarkupStore);
  const navigation = use(NavigationContext);
  const language = useLanguage();
  const labels = useUiLabels();
  const { prefix, site } = useShell();
  if (!findMarkup) return <div className="contents">{children()}</div>;
  const { locale } = language;
  const settings = `${locale} ${navigation.basename} ${prefix} ${siteText(site)}`;
  const markup = findMarkup(`${name} ${settings} ${JSON.stringify(data)}`, () => (
    <NavigationContext value={navigation}>
      <LanguageContext value={language}>
        <LabelsContext value={labels}>
          <ShellProvider shell={{ ...fallbackShell(locale), prefix, site }}>
            {children()}
          </ShellProvider>
        </LabelsContext>
      </LanguageContext>
    </NavigationContext>
  ));
  return <div className="contents" dangerouslySetInnerHTML={{ __html: markup }} />;
}

/** The settings are the same object for many pages. */
const siteTexts = new WeakMap<Site, string>();

function siteText(site: Site): string {
  const text = siteTexts.get(site) ?? JSON.stringify(site);
  siteTexts.set(site, text);
  return text;
}
