import type { Area, Packing } from '../encode.ts';
import type { Crop } from './scene.ts';
import { homes } from './work/homes.ts';
import { hospitality } from './work/hospitality.ts';
import { projects } from './work/projects.ts';
import { workplaces } from './work/workplaces.ts';

const landscape: Area = [0, 0, 1920, 1200];
const tight: Packing = { quality: 45, effort: 6 };

/** The rooms of the shop: wide for headers, upright for the cards of the home page; and the workshop. */
export const rooms: Readonly<Record<string, Crop>> = {
  hero: {
    scene: 'room_hero',
    area: [0, 4, 1920, 1080],
    packing: tight,
    shows: [
      'Armchair, brass tray table and sideboard in the light of a mashrabiya window',
      'فوتيه وصينية نحاس وبوفيه في ضوء شباك مشربية',
    ],
  },
  'hero-upright': {
    scene: 'hero_arch',
    area: [0, 0, 960, 1200],
    packing: tight,
    shows: [
      'Armchair and brass tray table in lattice light, a pierced lantern above',
      'فوتيه وصينية نحاس في ضوء مشربية، وفوقهما فانوس مفرّغ',
    ],
  },
  'living-room': {
    scene: 'living_room',
    area: landscape,
    shows: [
      'Living room: linen sofa under a khayameya panel, a blue armchair, a tray table on an indigo kilim',
      'غرفة معيشة: كنبة كتان تحت لوحة خيامية، وفوتيه أزرق، وصينية على كليم كحلي',
    ],
  },
  'living-room-upright': {
    scene: 'living_room',
    area: [660, 0, 960, 1200],
    shows: [
      'Linen sofa under a khayameya panel, coffee on a brass tray',
      'كنبة كتان تحت لوحة خيامية وقهوة على صينية نحاس',
    ],
  },
  bedroom: {
    scene: 'bedroom',
    area: landscape,
    shows: [
      'Bedroom of rose plaster: bed with an arabesque headboard between two alabaster lamps, a wardrobe, papyrus by the window',
      'غرفة نوم بحوائط وردية: سرير برأس أرابيسك بين أباجورتي ألباستر، ودولاب، وبردي عند الشباك',
    ],
  },
  'bedroom-upright': {
    scene: 'bedroom',
    area: [540, 0, 960, 1200],
    shows: [
      'Bed with an arabesque headboard, lattice light on the pillows',
      'سرير برأس أرابيسك وضوء المشربية على الوسائد',
    ],
  },
  'dining-room': {
    scene: 'dining_room',
    area: landscape,
    shows: [
      'Dining room: table for six on cement tiles under a pierced lantern, sideboard and arched mirror on a sage wall',
      'غرفة سفرة: سفرة لستة على بلاط إسمنتي تحت فانوس مفرّغ، وبوفيه ومرآة معقودة على حائط أخضر هادئ',
    ],
  },
  'dining-room-upright': {
    scene: 'dining_room',
    area: [495, 0, 960, 1200],
    shows: [
      'Dining table under a pierced lantern, an arched mirror behind it',
      'سفرة تحت فانوس مفرّغ وخلفها مرآة معقودة',
    ],
  },
  office: {
    scene: 'office',
    area: landscape,
    shows: [
      'Office: inlaid writing desk on a green kilim, two arched bookcases on a wall of Nile blue, a folding screen',
      'غرفة مكتب: مكتب مطعّم على كليم أخضر، ومكتبتان معقودتان على حائط أزرق النيل، وبرافان',
    ],
  },
  'office-upright': {
    scene: 'office',
    area: [555, 0, 960, 1200],
    shows: [
      'Inlaid writing desk with an alabaster lamp and an open book, a folding screen behind it',
      'مكتب مطعّم عليه أباجورة ألباستر وكتاب مفتوح، وخلفه برافان',
    ],
  },
  workshop: {
    scene: 'workshop_bench',
    area: [0, 0, 1200, 800],
    shows: [
      'The workshop: a mashrabiya panel in progress on the bench, turned beads, plane and shavings',
      'الورشة: حشوة مشربية قيد التجميع على بنك النجارة، وخرز مخروط وفارة ونشارة',
    ],
  },
  'workshop-boards': {
    scene: 'workshop_boards',
    area: [0, 0, 1200, 800],
    shows: [
      'Walnut drying in the workshop, boards leaning on the wall',
      'خشب جوز يجف في الورشة، وألواح مسنودة إلى الحائط',
    ],
  },
  'workshop-whole': {
    scene: 'workshop_whole',
    area: [0, 0, 1200, 800],
    shows: [
      'A workshop in the afternoon: the bench in lattice light, chisels and turned legs on the wall, boards to dry',
      'ورشة وقت العصر: بنك النجارة في ضوء المشربية، وأزاميل وأرجل مخروطة على الحائط، وألواح تجف',
    ],
  },
  'workshop-rack': {
    scene: 'workshop_rack',
    area: [0, 0, 1200, 800],
    shows: [
      'Chisels in their rail and turned legs on a shelf, lattice light on the wall',
      'أزاميل في حاملها وأرجل مخروطة على رف، وضوء المشربية على الحائط',
    ],
  },
  showroom: {
    scene: 'showroom',
    area: [0, 0, 1200, 800],
    shows: [
      'The showroom: armchairs, chests and lanterns under the arches of a courtyard',
      'المعرض: فوتيهات وصناديق وفوانيس تحت عقود فناء',
    ],
  },
};

const ofProjects = Object.entries({ ...homes, ...hospitality, ...workplaces, ...projects });
const viewName = (slug: string, index: number) => `${slug}-${index + 1}`;

/** The pictures of projects, 3:2, by the name they are served under. */
export const views: Readonly<Record<string, Crop>> = Object.fromEntries(
  ofProjects.flatMap(([slug, crops]) =>
    crops.map((crop, index) => [viewName(slug, index), crop] as const),
  ),
);

/** The three views of each project; the first is its main picture. */
export const projectViews: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  ofProjects.map(([slug, crops]) => [slug, crops.map((_, index) => viewName(slug, index))]),
);
