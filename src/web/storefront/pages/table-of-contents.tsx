import type { ReactNode } from 'react';
import { useT } from '#i18n/react.tsx';
import { PlusIcon } from '#ui/icons.tsx';

interface Entry {
  anchor: string;
  title: string;
}

interface WithContentsProps {
  entries: readonly Entry[];
  children: ReactNode;
}

/**
 * A long text beside its table of contents, which is sticky on desktops and collapsible on phones.
 */
export function WithContents({ entries, children }: WithContentsProps) {
  const t = useT();
  const list = (
    <ol className="contents-list">
      {entries.map(({ anchor, title }) => (
        <li key={anchor}>
          <a href={`#${anchor}`} className="link link-quiet">
            {title}
          </a>
        </li>
      ))}
    </ol>
  );
  return (
    <div className="with-contents">
      <nav aria-label={t('pages.contents')} className="contents-beside">
        <p className="eyebrow">{t('pages.contents')}</p>
        {list}
      </nav>
      <details className="accordion contents-folded">
        <summary className="accordion-title">
          {t('pages.contents')}
          <PlusIcon className="accordion-mark" />
        </summary>
        {list}
      </details>
      <div className="contents-text">{children}</div>
    </div>
  );
}
