import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { retryLoading } from '#ui/retry-loading.ts';

/** A card, the column it is in and the columns it may move to. */
export interface DraggableCard {
  id: string;
  column: string;
  targets: readonly string[];
}

interface BoardDrag {
  /** The card in the air. */
  dragged: DraggableCard | null;
  /** The column below it, if it may move there. */
  over: string | null;
  lift(card: DraggableCard | null): void;
  hover(column: string | null): void;
  drop(card: DraggableCard, column: string): void;
}

const DragContext = createContext<BoardDrag | null>(null);

function useBoardDrag(): BoardDrag {
  const drag = use(DragContext);
  if (!drag) throw new Error('A card needs a board around it.');
  return drag;
}

interface BoardDragProviderProps {
  onDrop(cardId: string, column: string): void;
  children: ReactNode;
}

export function BoardDragProvider({ onDrop, children }: BoardDragProviderProps) {
  const [dragged, lift] = useState<DraggableCard | null>(null);
  const [over, hover] = useState<string | null>(null);
  const drag = useMemo<BoardDrag>(
    () => ({ dragged, over, lift, hover, drop: ({ id }, column) => onDrop(id, column) }),
    [dragged, over, onDrop],
  );
  return <DragContext value={drag}>{children}</DragContext>;
}

/** Loaded after the first paint; without it cards move by their buttons. */
const loadAdapter = (signal: AbortSignal) =>
  retryLoading(() => import('@atlaskit/pragmatic-drag-and-drop/element/adapter'), { signal });

const isCard = (data: Record<string | symbol, unknown>): data is { card: DraggableCard } =>
  'card' in data;

/** Makes an element draggable with a mouse or pen. A finger scrolls. */
export function useDraggableCard(card: DraggableCard) {
  const element = useRef<HTMLElement>(null);
  const { dragged, lift } = useBoardDrag();
  const latest = useRef(card);
  useEffect(() => {
    latest.current = card;
  }, [card]);
  const isDraggable = card.targets.length > 0;
  useEffect(() => {
    if (!isDraggable || !matchMedia('(hover: hover)').matches) return;
    return whenLoaded(({ draggable }) =>
      draggable({
        element: element.current!,
        getInitialData: () => ({ card: latest.current }),
        onDragStart: () => lift(latest.current),
        onDrop: () => lift(null),
      }),
    );
  }, [isDraggable, lift]);
  return { element, isDragged: dragged?.id === card.id };
}

export type TargetState = 'none' | 'allowed' | 'closed' | 'over';

/** Lets cards be dropped on a column, if they may move there. */
export function useDropColumn(column: string) {
  const element = useRef<HTMLElement>(null);
  const { dragged, over, hover, drop } = useBoardDrag();
  const dropLatest = useRef(drop);
  useEffect(() => {
    dropLatest.current = drop;
  }, [drop]);
  useEffect(() => {
    if (!matchMedia('(hover: hover)').matches) return;
    return whenLoaded(({ dropTargetForElements }) =>
      dropTargetForElements({
        element: element.current!,
        canDrop: ({ source }) => isCard(source.data) && source.data.card.targets.includes(column),
        onDragEnter: () => hover(column),
        onDragLeave: () => hover(null),
        onDrop: ({ source }) => {
          hover(null);
          if (isCard(source.data)) dropLatest.current(source.data.card, column);
        },
      }),
    );
  }, [column, hover]);
  return { element, state: targetState(column, dragged, over) };
}

function targetState(
  column: string,
  dragged: DraggableCard | null,
  over: string | null,
): TargetState {
  if (!dragged || dragged.column === column) return 'none';
  if (over === column) return 'over';
  return dragged.targets.includes(column) ? 'allowed' : 'closed';
}

type Adapter = Awaited<ReturnType<typeof loadAdapter>>;

/** Runs with the adapter once it is there; the returned function ends it, before or after. */
function whenLoaded(run: (adapter: Adapter) => () => void): () => void {
  const ending = new AbortController();
  void runLater(run, ending.signal);
  return () => ending.abort();
}

async function runLater(run: (adapter: Adapter) => () => void, signal: AbortSignal): Promise<void> {
  const adapter = await loadAdapter(signal);
  if (!signal.aborted) signal.addEventListener('abort', run(adapter));
}
