export const requestBoard = {
  columns: 'Columns of the board',
  move: 'Move to …',
  moved: '“{title}” is now: {status}.',
  empty: 'Nothing here.',
  all: { one: 'Show {count} request', other: 'Show all {count} requests' },
} as const;
