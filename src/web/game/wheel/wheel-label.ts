/** A label for a segment: as large as fits, on as few lines as that size allows. */
export interface WheelLabel {
  lines: string[];
  size: number;
}

interface Room {
  /** The width of each line, outermost first: a segment narrows towards the hub. */
  widths: readonly number[];
  sizes: readonly number[];
}

/** An estimate for both scripts; the browser test measures what is rendered. */
const averageCharacter = 0.58;
const widthOf = (text: string, size: number) => [...text].length * averageCharacter * size;

/** Breaks a prize's name into lines that fit the segment. */
export function fitLabel(name: string, { widths, sizes }: Room): WheelLabel {
  const parts = name.trim().split(/\s+/);
  for (const size of sizes) {
    const lines = breakInto(parts, widths, size);
    if (lines) return { lines, size };
  }
  return shorten(parts, widths, sizes.at(-1)!);
}

function breakInto(parts: string[], widths: readonly number[], size: number): string[] | null {
  const lines: string[] = [];
  for (const part of parts) {
    const last = lines.at(-1);
    const longer = last === undefined ? part : `${last} ${part}`;
    if (last !== undefined && widthOf(longer, size) <= widths[lines.length - 1]!) {
      lines[lines.length - 1] = longer;
      continue;
    }
    const room = widths[lines.length];
    if (room === undefined || widthOf(part, size) > room) return null;
    lines.push(part);
  }
  return lines;
}

/** Names that fit at no size end in an ellipsis; beside the wheel they are shown in full. */
function shorten(parts: string[], widths: readonly number[], size: number): WheelLabel {
  const rest = [...parts];
  const lines = widths.map((width, index) => {
    const isLast = index === widths.length - 1;
    const room = Math.floor(width / (averageCharacter * size));
    const takes = (longer: string) => isLast || longer.length <= room;
    let line = rest.shift() ?? '';
    while (rest[0] !== undefined && takes(`${line} ${rest[0]}`)) {
      line += ` ${rest.shift()}`;
    }
    return line.length <= room ? line : `${line.slice(0, room - 1).trim()}…`;
  });
  return { lines: lines.filter(Boolean), size };
}
