import { cx } from './cx.ts';
import { DialogFrame, type OverlayProps } from './dialog-frame.tsx';

/** A dialog that slides in from an edge; start and end follow the reading direction. */
export function Sheet({
  side = 'end',
  ...rest
}: OverlayProps & { side?: 'start' | 'end' | 'bottom' }) {
  return <DialogFrame className={cx('sheet', side !== 'start' && `sheet-${side}`)} {...rest} />;
}
