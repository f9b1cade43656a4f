import { useT } from '#i18n/react.tsx';
import { MenuIcon } from '#ui/icons.tsx';

/** Shows that a line can be dragged with a mouse; its buttons move it otherwise. */
export function DragHandle() {
  const t = useT();
  return (
    <span className="drag-handle" aria-hidden="true" title={t('admin.records.arrange.handle')}>
      <MenuIcon className="size-4" />
    </span>
  );
}
