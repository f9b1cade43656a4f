import type { View, Views } from './view.ts';

/** As it lies on a floor; the main picture looks straight down. */
const lying = (elevation: number, en: string, ar: string): View => ({
  azimuth: -16,
  elevation,
  fill: 1,
  shows: [`${en} on the floor, seen from a corner`, `${ar} على الأرض من زاوية`],
});

export const rugViews: Views = {
  'fuwwah-medallion-kilim': {
    lying: lying(40, 'The kilim', 'الكليم'),
    weave: {
      azimuth: -24,
      elevation: 34,
      focus: [0.35, 0.2, 0.5],
      zoom: 3.2,
      shows: [
        'A medallion of the kilim near enough to count the threads',
        'حلية من الكليم عن قرب يبيّن خيوطه',
      ],
    },
    fringe: {
      azimuth: 12,
      elevation: 30,
      focus: [0.62, 0.1, 0.5],
      zoom: 3.8,
      shows: ['Border and fringe of the kilim', 'كنار الكليم وشراشيبه'],
    },
  },
  'kerdasa-dining-rug': { lying: lying(42, 'The dining rug', 'سجادة السفرة') },
  'arish-bedside-runner': {
    lying: { ...lying(36, 'The runner', 'المشاية'), azimuth: -24 },
    weave: {
      azimuth: -24,
      elevation: 36,
      focus: [0.5, 0.3, 0.5],
      zoom: 3.6,
      shows: ['A stepped medallion of the runner, near', 'جامة مدرّجة من المشاية عن قرب'],
    },
    fringe: {
      azimuth: 14,
      elevation: 28,
      focus: [0.55, 0.06, 0.5],
      zoom: 4,
      shows: ['Border and fringe of the runner', 'كنار المشاية وشراشيبها'],
    },
  },
  'akhmim-cotton-weave': { lying: lying(42, 'The cotton weave', 'كليم القطن') },
  'harraniya-garden-kilim': { lying: lying(52, 'The garden kilim', 'كليم الجنينة') },
};
