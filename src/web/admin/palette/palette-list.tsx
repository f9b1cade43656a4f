import { useEffect, useRef } from 'react';
import { searchGroupNames } from '#domain/admin/staff-search.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { HighlightedText } from '../../shared/search/highlighted-text.tsx';
import type { PaletteEntry } from './use-palette-entries.ts';

export const paletteListId = 'palette-list';
export const paletteOptionId = ({ group, id }: PaletteEntry) => `palette-${group}-${id}`;

interface PaletteListProps {
  entries: readonly PaletteEntry[];
  query: string;
  position: number;
  onPoint(position: number): void;
  onChoose(): void;
}

/** The focus stays in the field while the highlight moves. */
export function PaletteList({ entries, query, position, onPoint, onChoose }: PaletteListProps) {
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    if (position === 0) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [position, entries]);
  const groups = (['pages', ...searchGroupNames] as const).filter((group) =>
    entries.some((entry) => entry.group === group),
  );
  return (
    <div
      ref={list}
      id={paletteListId}
      role="listbox"
      aria-label={t('admin.search.title')}
      className="palette-list"
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`palette-${group}`}>
          <p id={`palette-${group}`} role="presentation" className="eyebrow palette-group">
            {t(`admin.search.groups.${group}`)}
          </p>
          {entries.map(
            (entry, index) =>
              entry.group === group && (
                <SmartLink
                  key={entry.id}
                  id={paletteOptionId(entry)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={index === position}
                  to={entry.path}
                  className="palette-row"
                  onPointerMove={() => index !== position && onPoint(index)}
                  onClick={onChoose}
                >
                  <bdi>
                    <HighlightedText text={entry.label} query={query} />
                  </bdi>
                  {entry.detail && <bdi className="palette-detail">{entry.detail}</bdi>}
                </SmartLink>
              ),
          )}
        </div>
      ))}
    </div>
  );
}
