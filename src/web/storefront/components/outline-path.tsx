import type { Outline } from '#domain/catalog/outline.ts';

interface OutlinePathProps {
  outline: Outline | null;
  view: 'front' | 'side' | 'top';
  x: number;
  y: number;
  width: number;
  height: number;
}

/** One view of a piece, filling the given box; a rectangle when the piece was not drawn. */
export function OutlinePath({ outline, view, ...box }: OutlinePathProps) {
  const path = outline?.[view];
  if (!path) return <rect className="piece-outline" {...box} />;
  const { width, depth, height } = outline.size;
  const across = box.width / (view === 'side' ? depth : width) / 10;
  const down = box.height / (view === 'top' ? depth : height) / 10;
  return (
    <path
      className="piece-outline"
      fillRule="evenodd"
      transform={`translate(${box.x} ${box.y}) scale(${across} ${down})`}
      d={path}
    />
  );
}
