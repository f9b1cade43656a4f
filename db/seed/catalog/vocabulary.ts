import type { Text } from '../text.ts';

/** Where a product is made, and what that town is known for. */
export const origins = {
  damietta: ['Damietta', 'دمياط'],
  khan: ['Khan el-Khalili, Cairo', 'خان الخليلي، القاهرة'],
  nahhasin: ['Al-Nahhasin, Cairo', 'النحاسين، القاهرة'],
  khayamiya: ['El-Khayamiya Street, Cairo', 'شارع الخيامية، القاهرة'],
  ghouriya: ['El Ghouriya, Cairo', 'الغورية، القاهرة'],
  darb: ['El-Darb El-Ahmar, Cairo', 'الدرب الأحمر، القاهرة'],
  fustat: ['Fustat, Old Cairo', 'الفسطاط، مصر القديمة'],
  tanneries: ['Robbiki leather town, Cairo', 'مدينة الروبيكي للجلود، القاهرة'],
  mekky: ['Sakiet Mekky, Giza', 'ساقية مكي، الجيزة'],
  kerdasa: ['Kerdasa, Giza', 'كرداسة، الجيزة'],
  harraniya: ['Harraniya, Giza', 'الحرانية، الجيزة'],
  manqadi: ['Saqiyat al-Manqadi, Menoufia', 'ساقية المنقدي، المنوفية'],
  fuwwah: ['Fuwwah, Kafr el-Sheikh', 'فوّه، كفر الشيخ'],
  tunis: ['Tunis village, Fayoum', 'قرية تونس، الفيوم'],
  fayoum: ['Al-Aalam, Fayoum', 'الأعلام، الفيوم'],
  akhmim: ['Akhmim, Sohag', 'أخميم، سوهاج'],
  naqada: ['Naqada, Qena', 'نقادة، قنا'],
  garagos: ['Garagos, Qena', 'جراجوس، قنا'],
  hegaza: ['Hegaza, Qena', 'حجازة، قنا'],
  qurna: ['Al-Qurna, Luxor', 'القرنة، الأقصر'],
  aswan: ['Gharb Soheil, Aswan', 'غرب سهيل، أسوان'],
  siwa: ['Siwa Oasis', 'واحة سيوة'],
  arish: ['Al-Arish, North Sinai', 'العريش، شمال سيناء'],
} as const satisfies Record<string, Text>;
export type OriginKey = keyof typeof origins;

export const crafts = {
  mashrabiya: ['Mashrabiya lattice, turned by hand', 'مشربية مخروطة باليد'],
  joinery: ['Mortise-and-tenon joinery', 'نجارة نقر ولسان'],
  inlay: ['Mother-of-pearl inlay', 'تطعيم بالصدف'],
  arabesque: ['Eight-fold star panels', 'حشوات أرابيسك بالنجمة الثمانية'],
  upholstery: ['Hand-tied upholstery', 'تنجيد يدوي'],
  carving: ['Hand carving', 'حفر يدوي'],
  metalwork: ['Hammered and pierced metal', 'نحاس مطروق ومفرّغ'],
  leather: ['Hand-stitched leather', 'جلد مخيط يدويًا'],
  kilim: ['Flat weave on an upright loom', 'كليم منسوج على النول القائم'],
  weaving: ['Pit-loom weaving', 'نسيج على نول الحفرة'],
  applique: ['Khayameya appliqué', 'خيامية مشغولة بالإبرة'],
  pottery: ['Wheel-thrown pottery', 'فخار على الدولاب'],
  alabaster: ['Hand-turned alabaster', 'ألباستر منحوت باليد'],
  basketry: ['Coiled palm leaf', 'خوص مجدول'],
  embroidery: ['Hand embroidery', 'تطريز يدوي'],
} as const satisfies Record<string, Text>;
export type CraftKey = keyof typeof crafts;

export const materials = {
  walnut: ['Walnut', 'خشب الجوز'],
  mahogany: ['Mahogany', 'خشب الماهوجني'],
  beech: ['Beech', 'خشب الزان'],
  honey_beech: ['Honey-oiled beech', 'زان مدهون بزيت عسلي'],
  ebony: ['Ebonised wood', 'خشب مصبوغ بلون الأبنوس'],
  olive_wood: ['Olive wood', 'خشب الزيتون'],
  tamarisk: ['Tamarisk wood', 'خشب الأثل'],
  linen: ['Akhmim linen', 'كتان أخميمي'],
  cotton: ['Egyptian cotton', 'قطن مصري'],
  velvet: ['Cotton velvet', 'قطيفة قطن'],
  wool: ['Sheep wool', 'صوف غنم'],
  leather: ['Vegetable-tanned leather', 'جلد مدبوغ نباتيًا'],
  cane: ['Woven cane', 'خيزران مجدول'],
  pearl: ['Mother-of-pearl', 'صدف طبيعي'],
  brass: ['Brass', 'نحاس أصفر'],
  copper: ['Copper', 'نحاس أحمر'],
  glass: ['Blown glass', 'زجاج منفوخ'],
  mirror: ['Mirror glass', 'زجاج مرآة'],
  alabaster: ['Luxor alabaster', 'ألباستر الأقصر'],
  clay: ['Fired clay', 'فخار'],
  palm: ['Date-palm leaf', 'خوص النخيل'],
} as const satisfies Record<string, Text>;
export type MaterialKey = keyof typeof materials;

export const colours = {
  sand: { name: ['Sand', 'رملي'], code: '#C9B692' },
  ivory: { name: ['Ivory', 'عاجي'], code: '#EFE8DA' },
  nile: { name: ['Nile blue', 'أزرق النيل'], code: '#1F4E5F' },
  teal: { name: ['Teal', 'بترولي'], code: '#2F5A5C' },
  brick: { name: ['Brick red', 'أحمر طوبي'], code: '#7C2F22' },
  olive: { name: ['Olive', 'زيتوني'], code: '#5B6040' },
  tan: { name: ['Tan', 'هافان'], code: '#7A4526' },
  dark_brown: { name: ['Dark brown', 'بني غامق'], code: '#3A2A22' },
  bottle_green: { name: ['Bottle green', 'أخضر زجاجي'], code: '#3F5A4A' },
  indigo: { name: ['Indigo', 'كحلي'], code: '#1C2A44' },
  saffron: { name: ['Saffron', 'زعفراني'], code: '#C8922E' },
  turquoise: { name: ['Turquoise', 'فيروزي'], code: '#1E6F78' },
  terracotta: { name: ['Terracotta', 'فخاري'], code: '#A6452D' },
  natural: { name: ['Natural straw', 'لون الخوص الطبيعي'], code: '#C99F62' },
  polished: { name: ['Polished brass', 'نحاس لامع'], code: '#C49A45' },
  antique: { name: ['Antique brass', 'نحاس معتّق'], code: '#7D6244' },
} as const satisfies Record<string, { name: Text; code: string }>;
export type ColourKey = keyof typeof colours;

/** The kinds of pieces, in the plural, as labels of a filter. */
export const kinds = {
  sofa: ['Sofas', 'كنب'],
  armchair: ['Armchairs', 'فوتيهات'],
  leather_pouf: ['Poufs', 'بوفات'],
  octagonal_table: ['Side tables', 'ترابيزات جانبية'],
  tray_table: ['Tray tables', 'ترابيزات بصينية'],
  console_table: ['Consoles', 'كونسولات'],
  bed: ['Beds', 'أسرّة'],
  nightstand: ['Nightstands', 'كومودينات'],
  wardrobe: ['Wardrobes', 'دواليب'],
  chest: ['Chests', 'صناديق'],
  dining_table: ['Dining tables', 'ترابيزات سفرة'],
  dining_chair: ['Dining chairs', 'كراسي سفرة'],
  dresser: ['Dressers', 'شيفونيرات'],
  dressing_table: ['Dressing tables', 'تسريحات'],
  sideboard: ['Sideboards', 'بوفيهات'],
  china_cabinet: ['China cabinets', 'نيشات'],
  desk: ['Desks', 'مكاتب'],
  desk_chair: ['Desk chairs', 'كراسي مكتب'],
  bookcase: ['Bookcases', 'مكتبات'],
  folding_screen: ['Screens', 'برافانات'],
  arch_mirror: ['Mirrors', 'مرايا'],
  kilim_rug: ['Rugs', 'سجاد وكليم'],
  khayameya_panel: ['Wall hangings', 'معلقات خيامية'],
  palm_baskets: ['Baskets', 'سلال خوص'],
  pottery_group: ['Pottery', 'فخار'],
  alabaster_lamp: ['Table lamps', 'أباجورات'],
  floor_lamp: ['Floor lamps', 'أباجورات أرضية'],
  pierced_lantern: ['Lanterns', 'فوانيس'],
  wall_sconce: ['Wall lights', 'أبليكات'],
} as const satisfies Record<string, Text>;

export const care = {
  wood: [
    'Dust with a dry cotton cloth. Oil once a year with the small bottle we send along. Keep out of direct sun and away from radiators.',
    'يُمسح عنه الغبار بقطعة قطن جافة، ويُدهن مرة في السنة بزجاجة الزيت الصغيرة المرفقة. يُبعد عن الشمس المباشرة والدفايات.',
  ],
  inlay: [
    'Wipe with a soft, barely damp cloth and dry at once. No sprays, no vinegar: acid dulls mother-of-pearl. A coat of clear wax every spring keeps the lustre.',
    'يُمسح بقماش ناعم يكاد يكون جافًا ثم يُنشف فورًا. لا بخاخات ولا خل، فالأحماض تطفئ لمعة الصدف. طبقة شمع شفاف كل ربيع تحفظ بريقه.',
  ],
  upholstery: [
    'Vacuum with the soft brush once a week and turn the cushions. Covers come off and go to the dry cleaner; the frame takes a dry cloth.',
    'تُنظف بالمكنسة وفرشاتها الناعمة مرة في الأسبوع وتُقلب الوسائد. الأغطية تُخلع وتُرسل للتنظيف الجاف، والهيكل تكفيه قطعة قماش جافة.',
  ],
  leather: [
    'Wipe with a dry cloth and feed with neutral leather balm twice a year. It will darken with use; that is the point.',
    'يُمسح بقماش جاف ويُغذى بكريم جلد محايد مرتين في السنة. يغمق لونه مع الاستعمال، وهذا أجمل ما فيه.',
  ],
  metal: [
    'Dust dry. To bring back the shine rub with half a lemon and fine ash, rinse and dry; leave it alone if you like it dark.',
    'يُزال عنه الغبار وهو جاف. لإعادة لمعته يُدلك بنصف ليمونة ورماد ناعم ثم يُشطف ويُنشف، ومن يفضله معتقًا يتركه كما هو.',
  ],
  textile: [
    'Shake outdoors, vacuum without the beater. Wash cold by hand or dry clean; dry flat in the shade.',
    'يُنفض في الهواء ويُنظف بالمكنسة دون فرشاة دوارة. يُغسل باليد بماء بارد أو يُنظّف تنظيفًا جافًا، ويُنشر مفرودًا في الظل.',
  ],
  applique: [
    'Dust with a soft brush, hang out of direct sun. Dry clean only; never iron the stitched face.',
    'يُزال عنها الغبار بفرشاة ناعمة وتُعلق بعيدًا عن الشمس المباشرة. تنظيف جاف فقط، ولا تُكوى من ناحية التطريز.',
  ],
  pottery: [
    'Wash by hand with mild soap. Unglazed pieces are for dry things; glazed ones may meet food. No oven, no microwave.',
    'يُغسل باليد بصابون خفيف. القطع غير المزججة للأشياء الجافة، والمزججة تصلح للطعام. لا يدخل الفرن ولا الميكروويف.',
  ],
  alabaster: [
    'Dust with a soft brush. Stone drinks water, so never soak it; use an LED bulb of 5 watts at most: it stays cool.',
    'يُزال عنه الغبار بفرشاة ناعمة. الحجر يشرب الماء فلا يُنقع أبدًا، وتُستخدم معه لمبة ليد لا تزيد على ٥ وات، لأنها لا تسخن.',
  ],
  basket: [
    'Brush dry. A light mist of water twice a year keeps the leaf supple; dry in the shade before use.',
    'تُنظف بفرشاة جافة. رذاذ ماء خفيف مرتين في السنة يحفظ ليونة الخوص، وتجف في الظل قبل الاستعمال.',
  ],
} as const satisfies Record<string, Text>;
export type CareKey = keyof typeof care;

/** Labels of the specification table. */
export const specificationLabels: Readonly<Record<string, Text>> = {
  technique: ['Technique', 'أسلوب الصنع'],
  materials: ['Materials', 'الخامات'],
  made_in: ['Made in', 'مكان الصنع'],
  seats: ['Seats', 'عدد المقاعد'],
  seat_height: ['Seat height', 'ارتفاع المقعد'],
  drawers: ['Drawers', 'الأدراج'],
  shelves: ['Shelves', 'الرفوف'],
  doors: ['Doors', 'الضلف'],
  mattress: ['Mattress', 'مقاس المرتبة'],
  assembly: ['Assembly', 'التركيب'],
  finish: ['Finish', 'التشطيب'],
  bulb: ['Bulb', 'اللمبة'],
  cable: ['Cable', 'السلك'],
  pieces: ['In the set', 'عدد القطع'],
  load: ['Carries', 'الحمولة'],
  hanging: ['Hanging', 'التعليق'],
  pile: ['Weave', 'النسيج'],
};
