import { useState, type DragEvent } from 'react';
import './line-drag.css';

interface Line {
  id: string;
  group: string;
  index: number;
}

/** Where a line was dropped; the index counts without the line itself. */
export interface LineDrop {
  item: string;
  group: string;
  index: number;
}

interface LineDragOptions {
  /** Lines stay in their group, and other groups show no place for them. */
  isWithinGroup?: boolean;
}

interface Hover {
  line: string;
  edge: 'before' | 'after';
}

/** Lets lines be dragged with a mouse. Telephones and keyboards use the buttons of the line. */
export function useLineDrag(
  onDrop: (move: LineDrop) => void,
  { isWithinGroup = false }: LineDragOptions = {},
) {
  const [dragged, setDragged] = useState<Line | null>(null);
  const [over, setOver] = useState<Hover | null>(null);
  const end = () => {
    setDragged(null);
    setOver(null);
  };
  const accepts = (group: string) =>
    dragged !== null && (!isWithinGroup || dragged.group === group);
  const dropAt = (group: string, place: number) => {
    if (!dragged || !accepts(group)) return;
    const isBehind = dragged.group === group && dragged.index < place;
    const index = isBehind ? place - 1 : place;
    end();
    if (dragged.group !== group || dragged.index !== index) {
      onDrop({ item: dragged.id, group, index });
    }
  };
  const lineProps = (line: Line) => ({
    draggable: true,
    'data-dragged': dragged?.id === line.id || undefined,
    'data-drop': over?.line === line.id ? over.edge : undefined,
    onDragStart: (event: DragEvent) => {
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', line.id);
      setDragged(line);
    },
    onDragEnd: end,
    onDragOver: (event: DragEvent) => {
      if (!accepts(line.group)) return;
      event.preventDefault();
      event.stopPropagation();
      setOver({ line: line.id, edge: edgeAt(event) });
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      event.stopPropagation();
      dropAt(line.group, line.index + (edgeAt(event) === 'after' ? 1 : 0));
    },
  });
  /** Below the last line, and in an empty group. */
  const groupProps = ({ id, items }: { id: string; items: readonly unknown[] }) => ({
    onDragOver: (event: DragEvent) => {
      if (accepts(id)) event.preventDefault();
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      dropAt(id, items.length);
    },
  });
  return { lineProps, groupProps };
}

export type LineDragProps = ReturnType<ReturnType<typeof useLineDrag>['lineProps']>;

function edgeAt({ clientY, currentTarget }: DragEvent): Hover['edge'] {
  const { top, height } = currentTarget.getBoundingClientRect();
  return clientY < top + height / 2 ? 'before' : 'after';
}
