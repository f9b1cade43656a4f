import type { Area } from '../../encode.ts';
import type { Crop, Scene } from '../scene.ts';
import type { Text } from '#db/seed/text.ts';

const seen = (scene: Scene, area: Area, shows: Text): Crop => ({ scene, area, shows });

/** How a piece looks at home, cut from the room it stands in; 4:5, as all pictures of products. */
export const inRooms: Readonly<Record<string, Crop>> = {
  'qalawun-majlis-sofa': seen(
    'living_room',
    [645, 0, 960, 1200],
    [
      'The majlis sofa in a living room, under a khayameya panel',
      'كنبة المجلس في غرفة معيشة تحت لوحة خيامية',
    ],
  ),
  'lotus-khayameya-panel': seen(
    'living_room',
    [750, 40, 720, 900],
    ['The khayameya panel above a linen sofa', 'لوحة الخيامية فوق كنبة كتان'],
  ),
  'sitt-wassila-armchair': seen(
    'living_room',
    [0, 300, 720, 900],
    ['The armchair in teal linen, in afternoon light', 'الفوتيه بكتان بترولي في ضوء العصر'],
  ),
  'nahhasin-tray-table': seen(
    'living_room',
    [775, 450, 600, 750],
    ['The tray table laid for coffee, before a sofa', 'الصينية وعليها القهوة أمام كنبة'],
  ),
  'magra-leather-pouf': seen(
    'living_room',
    [1320, 450, 600, 750],
    [
      'The pouf beside a table and a lamp, two books on it',
      'البوف جوار ترابيزة وأباجورة وفوقه كتابان',
    ],
  ),
  'barquq-octagonal-table': seen(
    'living_room',
    [1320, 300, 600, 750],
    [
      'The octagonal table beside a sofa, a lamp on it',
      'الترابيزة المثمنة جوار كنبة وفوقها أباجورة',
    ],
  ),
  'fuwwah-medallion-kilim': seen(
    'living_room',
    [420, 450, 600, 750],
    ['The kilim under a tray table, lattice light behind', 'الكليم تحت صينية وخلفه ضوء المشربية'],
  ),
  'muayyad-pierced-lantern': seen(
    'dining_room',
    [624, 0, 600, 750],
    ['The lantern above a dining table', 'الفانوس فوق سفرة'],
  ),
  'keel-arch-pearl-mirror': seen(
    'dining_room',
    [900, 100, 600, 750],
    ['The mirror above a sideboard', 'المرآة فوق بوفيه'],
  ),
  'ibn-tulun-dining-table': seen(
    'dining_room',
    [360, 0, 960, 1200],
    ['The dining table on cement tiles, a lantern above', 'السفرة على بلاط إسمنتي وفوقها فانوس'],
  ),
  'tulun-dining-chair': seen(
    'dining_room',
    [225, 450, 600, 750],
    ['The chair at a dining table', 'الكرسي على السفرة'],
  ),
  'shagarat-al-durr-bed': seen(
    'bedroom',
    [605, 0, 960, 1200],
    ['The bed in morning light, a kilim before it', 'السرير في ضوء الصباح وأمامه كليم'],
  ),
  'qamar-nightstand': seen(
    'bedroom',
    [345, 330, 480, 600],
    [
      'The nightstand beside a bed, an alabaster lamp on it',
      'الكومودينو جوار سرير وفوقه أباجورة ألباستر',
    ],
  ),
  'bab-zuweila-wardrobe': seen(
    'bedroom',
    [0, 60, 720, 900],
    ['The wardrobe in a bedroom', 'الدولاب في غرفة نوم'],
  ),
  'diwan-writing-desk': seen(
    'office',
    [500, 0, 960, 1200],
    ['The desk in a study, a screen behind it', 'المكتب في غرفة مكتب وخلفه برافان'],
  ),
  'dar-al-kutub-bookcase': seen(
    'office',
    [0, 0, 960, 1200],
    ['Two bookcases side by side in a study', 'مكتبتان متجاورتان في غرفة مكتب'],
  ),
  'gamaliya-folding-screen': seen(
    'office',
    [960, 150, 720, 900],
    ['The folding screen in the light of a lattice window', 'البرافان في ضوء شباك مشربية'],
  ),
  'hasan-star-sideboard': seen(
    'room_hero',
    [1020, 130, 600, 750],
    ['The sideboard under a mirror, a kilim before it', 'البوفيه تحت مرآة وأمامه كليم'],
  ),
  'nubian-basket-set': seen(
    'lodge',
    [720, 200, 480, 600],
    ['The baskets beside a blanket chest', 'السلال جوار صندوق للأغطية'],
  ),
  'qurna-alabaster-lamp': seen(
    'office',
    [480, 330, 600, 750],
    ['The lamp on a writing desk', 'الأباجورة على مكتب'],
  ),
  'azhar-banquet-table': seen(
    'family_house',
    [245, 0, 636, 795],
    [
      'The banquet table on a red kilim, bookcases behind it',
      'السفرة الكبيرة على كليم أحمر وخلفها مكتبات',
    ],
  ),
  'khazna-bookcase': seen(
    'family_house',
    [330, 60, 480, 600],
    ['Three bookcases side by side behind a dining table', 'ثلاث مكتبات متجاورة خلف سفرة'],
  ),
  'siwa-blanket-chest': seen(
    'retreat',
    [345, 110, 480, 600],
    [
      'The blanket chest at the foot of a wall with candles in its niches',
      'صندوق البطاطين جوار حائط في طاقاته شموع',
    ],
  ),
  'habu-tall-alabaster-lamp': seen(
    'retreat',
    [690, 150, 480, 600],
    ['The tall lamp on the floor of a desert room', 'الأباجورة الطويلة على أرض غرفة صحراوية'],
  ),
  'najma-wall-sconce': seen(
    'coffee_house',
    [680, 30, 480, 600],
    ['The sconce throws its rays on the wall of a coffee house', 'الأبليك يرسم أشعته على حائط مقهى'],
  ),
};

/** And in another room. */
export const inOtherRooms: Readonly<Record<string, Crop>> = {
  'lotus-khayameya-panel': seen(
    'fabric_house',
    [250, 10, 480, 600],
    [
      'The khayameya panel between two sconces in a shop of fabrics',
      'لوحة الخيامية بين أبليكين في محل أقمشة',
    ],
  ),
  'keel-arch-pearl-mirror': seen(
    'coffee_house',
    [500, 40, 480, 600],
    ['The mirror between two sconces in a coffee house', 'المرآة بين أبليكين في مقهى'],
  ),
  'muayyad-pierced-lantern': seen(
    'living_room',
    [1320, 0, 600, 750],
    [
      'The lantern throws its stars on the wall of a living room',
      'الفانوس يرسم نجومه على حائط غرفة معيشة',
    ],
  ),
  'qurna-alabaster-lamp': seen(
    'living_room',
    [1380, 360, 480, 600],
    ['The lamp on an octagonal table in the evening', 'الأباجورة على ترابيزة مثمنة في المساء'],
  ),
};
