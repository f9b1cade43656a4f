import { useEffect, useRef, useState } from 'react';
import { retryLoading } from '#ui/retry-loading.ts';

/** Loaded after the first paint; without it pictures move by their buttons. */
const loadAdapter = (signal: AbortSignal) =>
  retryLoading(() => import('@atlaskit/pragmatic-drag-and-drop/element/adapter'), { signal });

interface PictureDragOptions {
  index: number;
  /** Pictures of one list are not dropped into another. */
  list: string;
  move(from: number, to: number): void;
}

const isFrom = (
  list: string,
  data: Record<string | symbol, unknown>,
): data is { list: string; index: number } => data['list'] === list;

/** Lets a row be dragged by a mouse or pen, and another be dropped on it. */
export function usePictureDrag({ index, list, move }: PictureDragOptions) {
  const element = useRef<HTMLLIElement>(null);
  const [isOver, setIsOver] = useState(false);
  const latest = useRef({ index, move });
  useEffect(() => {
    latest.current = { index, move };
  });
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return undefined;
    const ending = new AbortController();
    const start = async () => {
      const adapter = await loadAdapter(ending.signal);
      if (ending.signal.aborted || !element.current) return;
      const stops = [
        adapter.draggable({
          element: element.current,
          // Texts in fields can still be selected with the mouse.
          canDrag: ({ input }) =>
            !document.elementFromPoint(input.clientX, input.clientY)?.closest('input, select'),
          getInitialData: () => ({ list, index: latest.current.index }),
        }),
        adapter.dropTargetForElements({
          element: element.current,
          canDrop: ({ source }) => isFrom(list, source.data),
          onDragEnter: () => setIsOver(true),
          onDragLeave: () => setIsOver(false),
          onDrop: ({ source }) => {
            setIsOver(false);
            if (isFrom(list, source.data))
              latest.current.move(source.data.index, latest.current.index);
          },
        }),
      ];
      ending.signal.addEventListener('abort', () => stops.forEach((stop) => stop()));
    };
    void start();
    return () => ending.abort();
  }, [list]);
  return { element, isOver };
}
