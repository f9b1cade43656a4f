import { near, type View, type Views } from './view.ts';

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
  },
  'kerdasa-dining-rug': {
    lying: lying(42, 'The dining rug', 'سجادة السفرة'),
    weave: near([-24, 36], [0.4, 0.3, 0.5], 3.2, [
      'Bands and diamonds of the dining rug, near',
      'أقلام سجادة السفرة ومعيّناتها عن قرب',
    ]),
    fringe: near([14, 28], [0.6, 0.08, 0.5], 3.8, [
      'Indigo border and fringe of the dining rug',
      'كنار سجادة السفرة الكحلي وشراشيبها',
    ]),
  },
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
  'akhmim-cotton-weave': {
    lying: lying(42, 'The cotton weave', 'كليم القطن'),
    border: near([-20, 36], [0.3, 0.12, 0.5], 3.4, [
      'Border and fringe of the cotton weave',
      'كنار كليم القطن وشراشيبه',
    ]),
    fold: near([14, 34], [0.74, 0.16, 0.5], 3, [
      'A folded corner shows both faces of the weave',
      'ركن مطوي يبيّن وجهي النسيج',
    ]),
  },
  'harraniya-garden-kilim': {
    lying: lying(52, 'The garden kilim', 'كليم الجنينة'),
    birds: near([14, 40], [0.6, 0.16, 0.5], 3, [
      'Ibises by the canal, woven without a drawing',
      'أبو منجل على الترعة، منسوج بلا رسم',
    ]),
    palms: near([-14, 48], [0.4, 0.6, 0.5], 2.6, [
      'Date palms and fruit trees of the kilim under a red sun',
      'نخيل وأشجار مثمرة في الكليم تحت شمس حمراء',
    ]),
  },
};
