/** The zoom of a picture and its offset from the centre of the frame. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export const wholePicture: View = { scale: 1, x: 0, y: 0 };
export const largest = 4;

/** Limits the offset, so that the frame never shows an empty edge. */
function within({ scale, x, y }: View, frame: { width: number; height: number }): View {
  const maxOffset = (length: number) => ((scale - 1) * length) / 2;
  const clamp = (value: number, limit: number) => Math.min(Math.max(value, -limit), limit);
  return { scale, x: clamp(x, maxOffset(frame.width)), y: clamp(y, maxOffset(frame.height)) };
}

type Frame = Parameters<typeof within>[1];

/** Zooms around a point, given relative to the centre of the frame. */
export function zoomAt(view: View, to: number, point: Point, frame: Frame): View {
  const scale = Math.min(Math.max(to, 1), largest);
  const ratio = scale / view.scale;
  const x = point.x - (point.x - view.x) * ratio;
  const y = point.y - (point.y - view.y) * ratio;
  return within({ scale, x, y }, frame);
}

export function pan(view: View, by: Point, frame: Frame): View {
  return within({ ...view, x: view.x + by.x, y: view.y + by.y }, frame);
}
