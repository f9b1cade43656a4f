export const requestBoard = {
  empty: 'Nothing here.',
  all: { one: 'Show {count} request', other: 'Show all {count} requests' },
} as const;
