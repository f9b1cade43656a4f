export const lightbox = {
  title: 'Pictures of {name}',
  hint: 'Swipe or use the arrow keys. Pinch, double-tap or press + to look closer.',
  zoomIn: 'Closer',
  zoomOut: 'Whole picture',
} as const;
