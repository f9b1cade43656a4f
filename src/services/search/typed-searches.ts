/**
 * What people type into the search, in both languages, and what they mean by it in the demo catalogue. `meant`
 * says what each of the first three results is (or all, if there are fewer): its own data, not its words,
 * decide. Examples of a review from outside are among them.
 */

export interface Meant {
  kinds?: readonly string[];
  /** One of them, of the piece or one of its variants. */
  colours?: readonly string[];
  materials?: readonly string[];
  rooms?: readonly string[];
  /** In its English name. */
  name?: RegExp;
  /** In its name, texts or tags. */
  title?: RegExp;
  workshop?: RegExp;
  atLeast?: number;
  maxPrice?: number;
  type?: 'product' | 'workshop' | 'portfolio' | 'project';
  /** Nothing has all words, and the search says so. */
  isFewer?: true;
}

/** Null where the shop has nothing: then nothing may come. */
type Search = readonly [typed: string, meant: Meant | null];

const kinds = (...names: string[]): Meant => ({ kinds: names });
const sofas = kinds('sofa');
const seatsOfLivingRooms = kinds('sofa', 'armchair');
const chairs = kinds('dining_chair', 'desk_chair', 'armchair');
const tables = kinds(
  'octagonal_table',
  'tray_table',
  'dining_table',
  'console_table',
  'dressing_table',
);
const lowTables = kinds('octagonal_table', 'tray_table');
const lamps = kinds('alabaster_lamp', 'floor_lamp', 'pierced_lantern', 'wall_sconce');
const blues = ['nile', 'indigo', 'turquoise', 'teal'];
const greens = ['bottle_green', 'olive'];
const reds = ['brick', 'terracotta'];
const woods = ['walnut', 'mahogany', 'beech', 'honey_beech', 'ebony', 'olive_wood', 'tamarisk'];

export const typedSearches: readonly Search[] = [
  // Kinds and their other names, in English.
  ['sofa', sofas],
  ['sofas', sofas],
  ['couch', sofas],
  ['Couches', sofas],
  ['settee', sofas],
  ['corner sofa', sofas],
  ['living room set', seatsOfLivingRooms],
  ['armchair', kinds('armchair')],
  ['easy chair', kinds('armchair')],
  ['chairs', chairs],
  ['ottoman', kinds('leather_pouf')],
  ['footstool', kinds('leather_pouf')],
  ['dining table', kinds('dining_table')],
  ['dinner table', kinds('dining_table')],
  ['dining chairs', kinds('dining_chair')],
  ['coffee table', lowTables],
  ['center table', lowTables],
  ['table', tables],
  ['console', kinds('console_table')],
  ['bed', kinds('bed')],
  ['nightstand', kinds('nightstand')],
  ['bedside table', kinds('nightstand')],
  ['wardrobe', kinds('wardrobe')],
  ['closet', kinds('wardrobe')],
  ['cupboard', kinds('wardrobe')],
  ['chest of drawers', kinds('dresser')],
  ['vanity', kinds('dressing_table')],
  ['trunk', kinds('chest')],
  ['jewelry box', { name: /Jewel Box/ }],
  ['buffet', kinds('sideboard')],
  ['tv stand', kinds('sideboard')],
  ['display cabinet', kinds('china_cabinet')],
  ['desk', kinds('desk')],
  ['writing table', kinds('desk')],
  ['office chair', kinds('desk_chair')],
  ['bookshelf', kinds('bookcase')],
  ['book shelves', kinds('bookcase')],
  ['bookcase', kinds('bookcase')],
  ['room divider', kinds('folding_screen')],
  ['mirror', kinds('arch_mirror')],
  ['carpet', kinds('kilim_rug')],
  ['rugs', kinds('kilim_rug')],
  ['kilim', kinds('kilim_rug')],
  ['wall art', kinds('khayameya_panel')],
  ['baskets', kinds('palm_baskets')],
  ['vase', kinds('pottery_group')],
  ['lamp', lamps],
  ['floor lamp', kinds('floor_lamp')],
  ['lantern', kinds('pierced_lantern')],
  ['chandelier', kinds('pierced_lantern')],
  ['wall light', kinds('wall_sconce')],
  ['sconces', kinds('wall_sconce')],
  // The same in Arabic, as it is spelt in Egypt.
  ['كنبة', sofas],
  ['كنبه', sofas],
  ['الكنبات', sofas],
  ['أريكة', sofas],
  ['اريكه', sofas],
  ['ركنة', sofas],
  ['انتريه', seatsOfLivingRooms],
  ['صالون', seatsOfLivingRooms],
  ['فوتيه', kinds('armchair')],
  ['كراسي', chairs],
  ['بوف', kinds('leather_pouf')],
  ['طاولة طعام', kinds('dining_table')],
  ['ترابيزة سفره', kinds('dining_table')],
  ['سفرة', kinds('dining_table')],
  ['طربيزة سفرة', kinds('dining_table')],
  ['كراسي سفرة', kinds('dining_chair')],
  ['ترابيزة', tables],
  ['طاولة قهوة', lowTables],
  ['ترابيزة وسط', lowTables],
  ['كونسول', kinds('console_table')],
  ['سرير', kinds('bed')],
  ['السراير', kinds('bed')],
  ['كومودينو', kinds('nightstand')],
  ['كمودينو', kinds('nightstand')],
  ['دولاب', kinds('wardrobe')],
  ['خزانة ملابس', kinds('wardrobe')],
  ['شيفونيرة', kinds('dresser')],
  ['تسريحه', kinds('dressing_table')],
  ['صناديق', kinds('chest')],
  ['بوفيه', kinds('sideboard')],
  ['ترابيزة تلفزيون', kinds('sideboard')],
  ['نيش', kinds('china_cabinet')],
  ['مكتب', kinds('desk')],
  ['كرسي مكتب', kinds('desk_chair')],
  ['مكتبة', kinds('bookcase')],
  ['رف كتب', kinds('bookcase')],
  ['برافان', kinds('folding_screen')],
  ['مراية', kinds('arch_mirror')],
  ['سجاد', kinds('kilim_rug')],
  ['كليم', kinds('kilim_rug')],
  ['خيامية', kinds('khayameya_panel')],
  ['سبت', kinds('palm_baskets')],
  ['فازة', kinds('pottery_group')],
  ['أباجورة', lamps],
  ['نجفة', kinds('pierced_lantern')],
  ['فوانيس', kinds('pierced_lantern')],
  ['ابليك', kinds('wall_sconce')],
  // Colours, also of variants.
  ['green sofa', { ...sofas, colours: greens }],
  ['blue sofa', { ...sofas, colours: blues }],
  ['red rug', { kinds: ['kilim_rug'], colours: reds }],
  ['red armchair', { kinds: ['armchair'], colours: reds }],
  ['brown leather chair', { ...chairs, colours: ['dark_brown', 'tan'], materials: ['leather'] }],
  ['navy chair with cushions', { ...chairs, colours: blues }],
  ['كنبة زرقاء', { ...sofas, colours: blues }],
  ['كنبه خضرا', { ...sofas, colours: greens }],
  ['كليم أحمر', { kinds: ['kilim_rug'], colours: reds }],
  ['بوف كحلي', { kinds: ['leather_pouf'], colours: blues }],
  ['فوتيه بيج', { kinds: ['armchair'], colours: ['sand', 'ivory'] }],
  // Materials.
  ['walnut bed', { kinds: ['bed'], materials: ['walnut'] }],
  ['wooden table', { ...tables, materials: woods }],
  ['leather pouf', { kinds: ['leather_pouf'], materials: ['leather'] }],
  ['brass lantern', { kinds: ['pierced_lantern'], materials: ['brass'] }],
  ['velvet dining chair', { kinds: ['dining_chair'], materials: ['velvet'] }],
  ['mother of pearl mirror', { kinds: ['arch_mirror'], materials: ['pearl'] }],
  ['rattan chair', { ...chairs, materials: ['cane'] }],
  ['marble lamp', { ...lamps, materials: ['alabaster'] }],
  ['دولاب زان', { kinds: ['wardrobe'], materials: ['beech'] }],
  ['كومودينو جوز', { kinds: ['nightstand'], materials: ['walnut'] }],
  ['مراية صدف', { kinds: ['arch_mirror'], materials: ['pearl'] }],
  ['كرسي جلد', { ...chairs, materials: ['leather'] }],
  ['فانوس نحاس', { kinds: ['pierced_lantern'], materials: ['brass', 'copper'] }],
  ['كراسي خيزران', { ...chairs, materials: ['cane'] }],
  // Rooms.
  ['rug for living room', { kinds: ['kilim_rug'], rooms: ['living-room'] }],
  ['bedroom', { rooms: ['bedroom'] }],
  ['غرفة نوم', { rooms: ['bedroom'] }],
  ['mirror for the bedroom', { kinds: ['arch_mirror'], rooms: ['bedroom'] }],
  ['برافان للمكتب', { kinds: ['folding_screen'], name: /Maktab/ }],
  // Prices, in both languages and with either digits.
  ['chair under 300', { ...chairs, maxPrice: 300 }],
  ['less than $500 desk chair', { kinds: ['desk_chair'], maxPrice: 500 }],
  ['lamp between 200 and 500', { ...lamps, atLeast: 200, maxPrice: 500 }],
  ['bed under 1,200', { kinds: ['bed'], maxPrice: 1200 }],
  ['bookcase over 1500', { kinds: ['bookcase'], atLeast: 1500 }],
  ['under 100', { maxPrice: 100 }],
  ['كرسي أقل من ٣٠٠', { ...chairs, maxPrice: 300 }],
  ['مكتب تحت ١٠٠٠', { kinds: ['desk'], maxPrice: 1000 }],
  ['سجادة من ٢٠٠ إلى ٧٠٠', { kinds: ['kilim_rug'], atLeast: 200, maxPrice: 700 }],
  ['أقل من ألف دولار دولاب', { kinds: ['wardrobe'], isFewer: true }],
  ['هدية تحت ١٠٠', { title: /gift/, maxPrice: 100 }],
  ['gift under $120', { title: /gift/, maxPrice: 120 }],
  // More words than any piece has.
  ['sofa for a small flat under 1000', { ...sofas, isFewer: true }],
  ['white bed', { kinds: ['bed'], isFewer: true }],
  ['oak table', { ...tables, isFewer: true }],
  ['lantern xylophone', { kinds: ['pierced_lantern'], isFewer: true }],
  ['كنبة بنفسجي', { ...sofas, isFewer: true }],
  ['small desk', { kinds: ['desk'], title: /small/i }],
  ['سرير اطفال', { kinds: ['bed'], title: /child/i }],
  // Misspelt, on the other keyboard, by sound.
  ['soffa', sofas],
  ['bokcase', kinds('bookcase')],
  ['wardrob', kinds('wardrobe')],
  ['dinning table', kinds('dining_table')],
  ['coffe table', lowTables],
  ['laether pouf', { kinds: ['leather_pouf'], materials: ['leather'] }],
  ['mirrror', kinds('arch_mirror')],
  ['lanten', kinds('pierced_lantern')],
  ['سخبش', sofas],
  [';kfm', sofas],
  ['kanaba', sofas],
  ['korsy', chairs],
  ['sereer', kinds('bed')],
  // Workshops, places, works and numbers.
  ['Usta Mahrous', { workshop: /Mahrous/ }],
  ['ورشة أبو سمرة', { workshop: /Abu Samra/ }],
  ['hoda kiln', { workshop: /Hoda/ }],
  ['siwa', { title: /Siwa/ }],
  ['الزمالك', { name: /Zamalek/ }],
  ['hotel', { type: 'portfolio' }],
  ['فندق', { type: 'portfolio' }],
  ['LR-SOF-02', { name: /Rawda Two-Seat/ }],
  ['ابن طولون', { name: /Ibn Tulun|Tulun/ }],
  // What the shop does not have.
  ['لحاف', null],
  ['duvet', null],
  ['xylophone', null],
  ['fridge', null],
  ['ثلاجة', null],
  ['iphone', null],
  ['zzzzqqqq', null],
];
