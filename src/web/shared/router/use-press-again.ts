import { useEffect, useRef } from 'react';

let pressed: HTMLElement | null = null;

/** Links and forms work without scripts; other buttons do nothing until theirs have come. */
function rememberPress({ target, isTrusted }: Event): void {
  if (isTrusted && target instanceof Element) pressed = target.closest('button[type="button"]');
}

if (typeof document !== 'undefined') addEventListener('click', rememberPress, true);

/**
 * For the frame of a part that comes with the first interaction: on a telephone that is often the
 * press of one of its buttons, which React does not repeat.
 */
export function usePressAgain() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!pressed || !frame.current?.contains(pressed)) return;
    pressed.click();
    pressed = null;
  }, []);
  return frame;
}

const buttonsIn = (part: Element) => part.querySelectorAll<HTMLElement>('button[type="button"]');

/** Which button of a part was pressed last; for parts that are about to be rendered again. */
export function findPressed(part: Element | null): number {
  return part && pressed ? [...buttonsIn(part)].indexOf(pressed) : -1;
}

export function pressAgain(part: Element | null, position: number): void {
  if (!part || position < 0) return;
  pressed = null;
  buttonsIn(part)[position]?.click();
}
