import { DirectionProvider } from '@base-ui/react/direction-provider';
import { Tooltip as Base } from '@base-ui/react/tooltip';
import { useRef, type ReactElement, type ReactNode } from 'react';
import { useDirection } from './use-direction.ts';

type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'bottom' | 'inline-start' | 'inline-end';
  /** One focusable control, which needs an accessible name of its own. */
  children: ReactElement;
};

/**
 * A hint for pointer and keyboard users, never the only source of information. Rendered beside its
 * control, so that it also shows inside a modal dialog.
 */
export function Tooltip({ content, side = 'top', children }: TooltipProps) {
  const frame = useRef<HTMLSpanElement>(null);
  return (
    <DirectionProvider direction={useDirection()}>
      <span ref={frame} className="contents" />
      <Base.Root>
        <Base.Trigger render={children} delay={300} />
        <Base.Portal container={frame}>
          <Base.Positioner side={side} sideOffset={8} className="z-50">
            <Base.Popup className="tooltip">{content}</Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </DirectionProvider>
  );
}
