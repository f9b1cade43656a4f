import { archPath, both, box, lattice, oval, palette as p, path, shadow, star } from './brush.ts';

const divan = (x: number, base: number, width: number) =>
  shadow(x + width / 2, base + 2, width / 2 + 14) +
  box(x, base - 34, width, 34, 3, { fill: p.wood }) +
  box(x + 6, base - 62, width - 12, 30, 10, { fill: p.cloth }) +
  [0.08, 0.38, 0.68]
    .map((at, index) =>
      box(x + width * at, base - 104, width * 0.24, 48, 12, {
        fill: index === 1 ? p.nile : p.clothDeep,
      }),
    )
    .join('');

/** A hall of three arches: rooms we furnished. */
export const portfolio =
  [300, 600, 900]
    .map(
      (cx) =>
        path(archPath(cx, 640, 232, 470) + 'Z', { fill: p.niche, width: 1.5, stroke: p.thread }) +
        path(archPath(cx, 640, 204, 440), { width: 1, stroke: p.thread }),
    )
    .join('') +
  both(
    600,
    150,
    (x) =>
      box(x - 16, 356, 32, 12, 1, { fill: p.clothDeep, width: 1.5 }) +
      box(x - 11, 368, 22, 272, 0, { fill: p.cloth, width: 1.5 }),
  ) +
  path('M600 60V250', { width: 1.5 }) +
  path('M572 250h56l-12 22q26 12 26 34 0 20-24 30h-36q-24-10-24-30 0-22 26-34Z', {
    fill: p.brass,
  }) +
  star(600, 300, 11, { fill: p.niche, width: 1 }) +
  oval(600, 716, 330, 42, { fill: p.clothDeep, stroke: p.thread }) +
  oval(600, 716, 300, 34, { stroke: p.thread, width: 1.5 }) +
  divan(410, 660, 380) +
  shadow(600, 730, 74) +
  box(530, 686, 140, 12, 6, { fill: p.woodDeep }) +
  path('M548 698l-6 32M652 698l6 32', { width: 5, stroke: p.woodDeep });

/** A street front with its lattice bay: work in hand. */
export const project =
  box(250, 120, 700, 520, 0, { fill: p.niche, width: 1.5, stroke: p.thread }) +
  path('M250 168H950M250 392H950', { stroke: p.thread, width: 1.5 }) +
  path(archPath(420, 640, 150, 210) + 'Z', { fill: p.wood }) +
  path(archPath(420, 640, 122, 180), { width: 1.5 }) +
  path('M420 460V640', { width: 1.5 }) +
  both(420, 14, (x) => oval(x, 560, 4, 4, { fill: p.brass, width: 1.5 })) +
  path('M590 232h260v-18H590ZM600 420l24 40h192l24-40Z', { fill: p.wood }) +
  lattice(600, 232, 8, 6, 30) +
  both(720, 60, (x) => path(`M${x} 232v180`, { width: 3 })) +
  box(592, 406, 256, 16, 1, { fill: p.woodDeep }) +
  [330, 420, 510]
    .map((x) => path(archPath(x, 352, 54, 130) + 'Z', { fill: p.clothDeep, width: 1.5 }))
    .join('') +
  both(720, 74, (x) => path(archPath(x, 600, 76, 110) + 'Z', { fill: p.clothDeep, width: 1.5 })) +
  path('M180 648H1020', { width: 2 }) +
  path('M1004 648q-10-160 2-316', { stroke: p.woodDeep, width: 9 }) +
  path(
    'M1006 332q-60-10-92 44M1006 332q60-10 92 44M1006 332q-34-50-88-30M1006 332q34-50 88-30M1006 332q-22-50-58-56M1006 332q22-50 58-56M1006 332q-20 40-24 76M1006 332q20 40 24 76',
    { stroke: p.leaf, width: 7 },
  );
