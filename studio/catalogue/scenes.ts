import type { Text } from '#db/seed/text.ts';
import type { Area } from '../encode.ts';

type SceneRendering = {
  /** The file in kit/rooms. */
  room: string;
  options?: Readonly<Record<string, string>>;
  size: readonly [width: number, height: number];
  samples?: number;
};

export type Scene =
  | 'living_room'
  | 'bedroom'
  | 'dining_room'
  | 'office'
  | 'room_hero'
  | 'lake_house'
  | 'family_house'
  | 'sea_flat'
  | 'lodge'
  | 'retreat'
  | 'guesthouse'
  | 'coffee_house'
  | 'design_studio'
  | 'bookshop'
  | 'fabric_house'
  | 'courtyard'
  | 'restaurant'
  | 'clinic'
  | 'reading_room'
  | 'workshop_bench'
  | 'workshop_boards';

const header = (room: string): SceneRendering => ({ room, size: [1920, 1200], samples: 8 });
const work = (room: string, options?: SceneRendering['options']): SceneRendering => ({
  room,
  size: [1200, 800],
  samples: 7,
  ...(options && { options }),
});

/** Every picture of a room that the kit makes; its master is scene-<name>.png. */
export const sceneRenderings: Readonly<Record<Scene, SceneRendering>> = {
  living_room: header('living_room'),
  bedroom: header('bedroom'),
  dining_room: header('dining_room'),
  office: header('office'),
  room_hero: { room: 'room_hero', size: [1920, 1088], samples: 8 },
  lake_house: work('lake_house'),
  family_house: work('family_house'),
  sea_flat: work('sea_flat'),
  lodge: work('lodge'),
  retreat: work('lodge', { place: 'siwa' }),
  guesthouse: work('guesthouse'),
  coffee_house: work('coffee_house'),
  design_studio: work('design_studio'),
  bookshop: work('bookshop'),
  fabric_house: work('fabric_house'),
  courtyard: work('courtyard'),
  restaurant: work('restaurant'),
  clinic: work('clinic'),
  reading_room: work('reading_room'),
  workshop_bench: work('workshop', { camera: 'bench' }),
  workshop_boards: work('workshop', { camera: 'boards' }),
};

/** A part of a rendered scene; its width divides by three, for the three served widths. */
export type Crop = { scene: Scene; area: Area; shows: Text };

const landscape: Area = [0, 0, 1920, 1200];

/** The rooms of the shop: wide for headers, upright for the cards of the home page; and the workshop. */
export const rooms: Readonly<Record<string, Crop>> = {
  hero: {
    scene: 'room_hero',
    area: [8, 4, 1584, 891],
    shows: [
      'Armchair, brass tray table and sideboard in the light of a mashrabiya window',
      'فوتيه وصينية نحاس وبوفيه في ضوء شباك مشربية',
    ],
  },
  'living-room': {
    scene: 'living_room',
    area: landscape,
    shows: [
      'Living room: linen sofa under a khayameya panel, a blue armchair, a tray table on an indigo kilim',
      'غرفة معيشة: كنبة كتان تحت لوحة خيامية، وفوتيه أزرق، وصينية على كليم نيلي',
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
    area: [0, 6, 1440, 900],
    shows: [
      'Office: inlaid writing desk, two arched bookcases and a folding screen by the window',
      'غرفة مكتب: مكتب مطعّم ومكتبتان معقودتان وبرافان عند الشباك',
    ],
  },
  'office-upright': {
    scene: 'office',
    area: [450, 6, 720, 900],
    shows: [
      'Inlaid writing desk with an alabaster lamp before a bookcase',
      'مكتب مطعّم عليه أباجورة ألباستر أمام مكتبة',
    ],
  },
  workshop: {
    scene: 'workshop_bench',
    area: [0, 0, 1200, 800],
    shows: [
      'The workshop: a mashrabiya panel in progress on the bench, turned beads, plane and shavings',
      'الورشة: حشوة مشربية قيد التجميع على البنك، وخرز مخروط وفارة ونشارة',
    ],
  },
};

/** Parts of the rooms, 3:2, which show finished and running projects until they have their own scenes. */
export const views: Readonly<Record<string, Crop>> = {
  salon: {
    scene: 'living_room',
    area: [36, 0, 1368, 912],
    shows: rooms['living-room']!.shows,
  },
  'sofa-and-panel': {
    scene: 'living_room',
    area: [450, 60, 990, 660],
    shows: [
      'Sofa under a khayameya panel, lattice shadows on the wall',
      'كنبة تحت لوحة خيامية وظل المشربية على الحائط',
    ],
  },
  'tray-on-kilim': {
    scene: 'living_room',
    area: [402, 420, 738, 492],
    shows: ['Brass tray table on a red kilim', 'صينية نحاس على كليم أحمر'],
  },
  'armchair-by-window': {
    scene: 'living_room',
    area: [0, 250, 900, 600],
    shows: ['Armchair and palm beside a mashrabiya window', 'فوتيه ونخلة زينة جوار شباك مشربية'],
  },
  'lamp-in-the-corner': {
    scene: 'living_room',
    area: [750, 300, 690, 460],
    shows: [
      'Alabaster lamp on an inlaid eight-sided table beside a sofa',
      'أباجورة ألباستر على طاولة مثمنة مطعّمة جوار كنبة',
    ],
  },
  bedchamber: { scene: 'bedroom', area: [36, 0, 1368, 912], shows: rooms.bedroom!.shows },
  headboard: {
    scene: 'bedroom',
    area: [300, 270, 810, 540],
    shows: [
      'Arabesque headboard between two lit alabaster lamps',
      'رأس سرير أرابيسك بين أباجورتي ألباستر مضاءتين',
    ],
  },
  'wardrobe-and-baskets': {
    scene: 'bedroom',
    area: [540, 130, 900, 600],
    shows: ['Wardrobe, nightstand and palm-leaf baskets', 'دولاب وكومودينو وسلال من الخوص'],
  },
  'table-for-six': {
    scene: 'dining_room',
    area: [36, 0, 1368, 912],
    shows: rooms['dining-room']!.shows,
  },
  'lantern-and-mirror': {
    scene: 'dining_room',
    area: [540, 0, 780, 520],
    shows: [
      'Pierced lantern and arched mirror above a sideboard',
      'فانوس مفرّغ ومرآة معقودة فوق بوفيه',
    ],
  },
  'lattice-chairs': {
    scene: 'dining_room',
    area: [180, 380, 795, 530],
    shows: ['Chairs with lattice backs around a dining table', 'كراسي بظهور من المشربية حول سفرة'],
  },
  study: { scene: 'office', area: [36, 0, 1368, 912], shows: rooms.office!.shows },
  'desk-and-lamp': {
    scene: 'office',
    area: [390, 380, 795, 530],
    shows: ['Alabaster lamp on an inlaid writing desk', 'أباجورة ألباستر على مكتب مطعّم'],
  },
  'arched-shelves': {
    scene: 'office',
    area: [690, 130, 750, 500],
    shows: ['Two arched bookcases filled with books', 'مكتبتان معقودتان ممتلئتان بالكتب'],
  },
  'screen-by-window': {
    scene: 'office',
    area: [60, 180, 840, 560],
    shows: ['Folding mashrabiya screen in the afternoon sun', 'برافان مشربية في شمس العصر'],
  },
  'light-and-lattice': { scene: 'room_hero', area: [125, 0, 1350, 900], shows: rooms.hero!.shows },
  'sideboard-and-mirror': {
    scene: 'room_hero',
    area: [750, 90, 840, 560],
    shows: [
      'Sideboard with inlaid doors under an eight-sided mirror',
      'بوفيه بضلف مطعّمة تحت مرآة مثمنة',
    ],
  },
  'armchair-in-light': {
    scene: 'room_hero',
    area: [150, 290, 900, 600],
    shows: [
      'Armchair beside a brass tray table, lattice light on the wall',
      'فوتيه جوار صينية نحاس وضوء المشربية على الحائط',
    ],
  },
};

type View = keyof typeof views;

/** The three views of each project; the first is its main picture, which no other project has. */
export const projectViews: Readonly<Record<string, readonly [main: View, View, View]>> = {
  'zamalek-river-apartment': ['salon', 'sofa-and-panel', 'lamp-in-the-corner'],
  'fayoum-lake-house': ['armchair-in-light', 'armchair-by-window', 'light-and-lattice'],
  'maadi-family-house': ['table-for-six', 'lattice-chairs', 'arched-shelves'],
  'alexandria-sea-flat': ['arched-shelves', 'study', 'desk-and-lamp'],
  'luxor-west-bank-lodge': ['bedchamber', 'headboard', 'wardrobe-and-baskets'],
  'aswan-nubian-hotel': ['wardrobe-and-baskets', 'bedchamber', 'armchair-by-window'],
  'khan-coffee-house': ['tray-on-kilim', 'lantern-and-mirror', 'lattice-chairs'],
  'siwa-desert-retreat': ['headboard', 'bedchamber', 'lamp-in-the-corner'],
  'garden-city-law-office': ['study', 'desk-and-lamp', 'arched-shelves'],
  'smart-village-studio': ['screen-by-window', 'study', 'desk-and-lamp'],
  'heliopolis-bookshop': ['desk-and-lamp', 'arched-shelves', 'study'],
  'new-cairo-fabric-house': ['sofa-and-panel', 'salon', 'sideboard-and-mirror'],
  'esna-caravanserai': ['lantern-and-mirror', 'table-for-six', 'bedchamber'],
  'sheikh-zayed-villa': ['light-and-lattice', 'sideboard-and-mirror', 'armchair-in-light'],
  'downtown-archive': ['sideboard-and-mirror', 'arched-shelves', 'desk-and-lamp'],
  'dahab-restaurant': ['lattice-chairs', 'table-for-six', 'lantern-and-mirror'],
  'mansoura-clinic': ['armchair-by-window', 'salon', 'sofa-and-panel'],
  'manial-reading-room': ['lamp-in-the-corner', 'desk-and-lamp', 'arched-shelves'],
};
