import { useEffect, useState, type MouseEvent } from 'react';
import { useLanguage } from '#i18n/react.tsx';
import { columnId } from './column-id.ts';

interface BoardTabsProps {
  label: string;
  columns: readonly { id: string; title: string; count: number }[];
}

/** On phones: jumps to a column. Plain links without scripts. */
export function BoardTabs({ label, columns }: BoardTabsProps) {
  const { number } = useLanguage();
  const current = useShownColumn(columns.map(({ id }) => id).join(' '));
  return (
    <nav className="board-tabs" aria-label={label}>
      {columns.map(({ id, title, count }) => (
        <a
          key={id}
          href={`#${columnId(id)}`}
          aria-current={current === id ? 'true' : undefined}
          onClick={showColumn}
        >
          {title} <span className="board-count">{number(count)}</span>
        </a>
      ))}
    </nav>
  );
}

/** Moves sideways only, without an entry in the history. */
function showColumn(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const column = document.getElementById(event.currentTarget.hash.slice(1));
  column?.scrollIntoView({ inline: 'start', block: 'nearest', behavior: 'smooth' });
}

/** The column that fills most of the board. */
function useShownColumn(ids: string): string | null {
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    const elements = ids
      .split(' ')
      .map((id) => [id, document.getElementById(columnId(id))] as const);
    const root = document.getElementById('board');
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.find(({ isIntersecting }) => isIntersecting);
        const found = elements.find(([, element]) => element === entry?.target);
        if (found) setShown(found[0]);
      },
      { root, threshold: 0.6 },
    );
    for (const [, element] of elements) if (element) observer.observe(element);
    return () => observer.disconnect();
  }, [ids]);
  return shown;
}
