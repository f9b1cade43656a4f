import { moveText, type ArrangeStep } from '#domain/admin/records/arrangement.ts';
import { useT } from '#i18n/react.tsx';
import type { ArrangeableGroup } from '#services/company/read-arrangement.server.ts';
import { Badge } from '#ui/badge.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { DragHandle } from '../../records/drag-handle.tsx';
import type { LineDragProps } from '../../records/use-line-drag.ts';

interface ArrangeLineProps {
  item: ArrangeableGroup['items'][number];
  isFirst: boolean;
  drag: LineDragProps;
}

/** One record with the buttons that move it. */
export function ArrangeLine({ item, isFirst, drag }: ArrangeLineProps) {
  const t = useT();
  return (
    <li className="arrange-line draggable-line" {...drag}>
      <DragHandle />
      <span className="arrange-title">
        <bdi>{item.title}</bdi>
        {!item.isShown && <Badge>{t('admin.records.arrange.hidden')}</Badge>}
      </span>
      <span className="arrange-buttons">
        {!isFirst && <MoveButton item={item} step="first" />}
        <MoveButton item={item} step="earlier" />
        <MoveButton item={item} step="later" />
      </span>
    </li>
  );
}

function MoveButton({
  item,
  step,
}: {
  item: ArrangeLineProps['item'];
  step: Exclude<ArrangeStep, 'last'>;
}) {
  const t = useT();
  const label = t(`admin.records.arrange.${step}`, { name: item.title });
  return (
    <button
      type="submit"
      name="move"
      value={moveText({ item: item.id, step })}
      className="icon-button"
      data-step={step}
      aria-label={label}
      title={label}
    >
      <ChevronDownIcon className="size-4" />
    </button>
  );
}
