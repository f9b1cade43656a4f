import type { PointerEvent } from 'react';

/** Moves the zoom origin with the pointer; styles decide the scale and the devices. */
export function followPointer({
  currentTarget,
  pointerType,
  clientX,
  clientY,
}: PointerEvent<HTMLElement>) {
  if (pointerType !== 'mouse') return;
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  currentTarget.style.setProperty('--zoom-x', `${((clientX - left) / width) * 100}%`);
  currentTarget.style.setProperty('--zoom-y', `${((clientY - top) / height) * 100}%`);
  if ('zoom' in currentTarget.dataset) return;
  currentTarget.dataset.zoom = '';
  // The enlarged picture needs the largest file.
  for (const image of currentTarget.querySelectorAll<HTMLElement>('img, source')) {
    image.setAttribute('sizes', '100vw');
  }
}

export function leavePicture({ currentTarget }: PointerEvent<HTMLElement>) {
  delete currentTarget.dataset.zoom;
}
