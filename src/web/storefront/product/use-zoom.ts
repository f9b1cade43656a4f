import { useEffect, useRef, useState, type PointerEvent, type WheelEvent } from 'react';
import { pan, wholePicture, zoomAt, type Point, type View } from './zoom-view.ts';

interface Zoomed {
  /** Another picture starts unzoomed. */
  picture: string;
  /** Called with the step in reading order, after a swipe across an unzoomed picture. */
  onSwipe: ((step: number) => void) | undefined;
}

const swipePixels = 60;
const closeUp = 2.5;

/** Pinch, drag, wheel and double tap on one picture. */
export function useZoom({ picture, onSwipe }: Zoomed) {
  const target = useRef<HTMLDivElement>(null);
  const pointers = useRef(new Map<number, Point>());
  const swiped = useRef(0);
  const [{ view, of }, setState] = useState({ view: wholePicture, of: picture });
  const current = of === picture ? view : wholePicture;

  useEffect(() => {
    const { scale, x, y } = current;
    target.current?.style.setProperty('transform', `translate(${x}px, ${y}px) scale(${scale})`);
  }, [current]);

  const frame = () => target.current?.parentElement?.getBoundingClientRect() ?? new DOMRect();
  const set = (next: View) => setState({ view: next, of: picture });
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = frame();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const to = (scale: number, point: Point = { x: 0, y: 0 }) =>
    set(zoomAt(current, scale, point, frame()));

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    event.currentTarget.setPointerCapture(event.pointerId);
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    swiped.current = 0;
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const before = pointers.current.get(event.pointerId);
    if (!before) return;
    const now = { x: event.clientX, y: event.clientY };
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1];
    pointers.current.set(event.pointerId, now);
    if (other) {
      const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
      to(current.scale * (distance(now, other) / distance(before, other)), middle);
    } else if (current.scale > 1) {
      set(pan(current, { x: now.x - before.x, y: now.y - before.y }, frame()));
    } else {
      swiped.current += now.x - before.x;
    }
  }

  function onPointerUp(event: PointerEvent<HTMLElement>) {
    pointers.current.delete(event.pointerId);
    if (Math.abs(swiped.current) < swipePixels || current.scale > 1) return;
    const isRightToLeft = document.documentElement.dir === 'rtl';
    onSwipe?.(swiped.current < 0 === isRightToLeft ? -1 : 1);
    swiped.current = 0;
  }

  return {
    target,
    scale: current.scale,
    to,
    handlers: {
      onPointerDown,
      onPointerMove,
      onPointerUp,
      onPointerCancel: onPointerUp,
      onDoubleClick: ({ clientX, clientY }: { clientX: number; clientY: number }) =>
        to(current.scale > 1 ? 1 : closeUp, fromMiddle({ x: clientX, y: clientY })),
      onWheel: ({ deltaY, clientX, clientY }: WheelEvent) =>
        to(current.scale * (deltaY < 0 ? 1.15 : 1 / 1.15), fromMiddle({ x: clientX, y: clientY })),
    },
  };
}

const distance = (one: Point, other: Point) =>
  Math.max(1, Math.hypot(one.x - other.x, one.y - other.y));
