import { useEffect, useRef } from 'react';
import { searchGroupNames } from '#domain/admin/staff-search.ts';
import { useT } from '#i18n/react.tsx';
import { SmartLink } from '#ui/smart-link.tsx';
import { HighlightedText } from '../../shared/search/highlighted-text.tsx';
import type { PaletteEntry } from './palette-entry.ts';

export const paletteListId = 'palette-list';
export const paletteOptionId = ({ group, id }: PaletteEntry) => `palette-${group}-${id}`;

interface PaletteListProps {
  entries: readonly PaletteEntry[];
  query: string;
  position: number;
  onPoint(position: number): void;
  onChoose(): void;
  /** Does what the entry below the pointer does. */
  onCommand(): void;
}

/** The focus stays in the field while the highlight moves. */
export function PaletteList(props: PaletteListProps) {
  const { entries, query, position, onPoint, onChoose, onCommand } = props;
  const t = useT();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const option = list.current?.querySelector('[aria-selected="true"]');
    if (position === 0) list.current?.scrollTo({ top: 0 });
    else option?.scrollIntoView({ block: 'nearest' });
  }, [position, entries]);
  const groups = (['actions', 'pages', ...searchGroupNames] as const).filter((group) =>
    entries.some((entry) => entry.group === group),
  );
  return (
    <div
      ref={list}
      id={paletteListId}
      role="listbox"
      aria-label={t('admin.search.title')}
      className="search-list palette-list"
    >
      {groups.map((group) => (
        <div key={group} role="group" aria-labelledby={`palette-${group}`}>
          <p id={`palette-${group}`} role="presentation" className="eyebrow search-group">
            {t(`admin.search.groups.${group}`)}
          </p>
          {entries.map(
            (entry, index) =>
              entry.group === group && (
                <PaletteRow
                  key={entry.id}
                  entry={entry}
                  query={query}
                  isCurrent={index === position}
                  onPoint={() => index !== position && onPoint(index)}
                  onChoose={'path' in entry ? onChoose : onCommand}
                />
              ),
          )}
        </div>
      ))}
    </div>
  );
}

interface PaletteRowProps {
  entry: PaletteEntry;
  query: string;
  isCurrent: boolean;
  onPoint(): void;
  onChoose(): void;
}

function PaletteRow({ entry, query, isCurrent, onPoint, onChoose }: PaletteRowProps) {
  const row = {
    id: paletteOptionId(entry),
    role: 'option',
    tabIndex: -1,
    'aria-selected': isCurrent,
    className: 'palette-row',
    onPointerMove: onPoint,
    onClick: onChoose,
    children: (
      <>
        <bdi>
          <HighlightedText text={entry.label} query={query} />
        </bdi>
        {entry.detail && <bdi className="palette-detail">{entry.detail}</bdi>}
      </>
    ),
  };
  return 'path' in entry ? (
    <SmartLink {...row} to={entry.path} />
  ) : (
    <button {...row} type="button" />
  );
}
