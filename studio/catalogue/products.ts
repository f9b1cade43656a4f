import type { Look } from './look.ts';
import type { Piece } from './pieces.ts';

/** How a product is modelled and dressed for its pictures. */
export type ProductPicture = Look & {
  piece: Piece;
  /** The shop names another size than the picture spans: of one of a set, or of a closed box. */
  ofSeveral?: true;
  /** Low and wide: it takes nine tenths of the width instead of eight. */
  isWide?: true;
  /** In degrees, for what is drawn or inlaid on its top; without it the model's own. */
  elevation?: number;
};

export const productPictures: Readonly<Record<string, ProductPicture>> = {
  'qalawun-majlis-sofa': { piece: 'sofa', cover: 'sand linen', isWide: true },
  'rawda-two-seat-sofa': {
    piece: 'sofa',
    wood: 'mahogany',
    cover: 'teal velvet',
    options: { seats: '2', piping: '#b88a3a', accent: '#b5762a', accent2: '#7c2f22' },
  },
  'zamalek-linen-sofa': {
    piece: 'low_sofa',
    wood: 'honey_beech',
    cover: 'ivory linen',
    isWide: true,
  },
  'sitt-wassila-armchair': { piece: 'armchair', cover: 'sand linen' },
  'magra-leather-armchair': {
    piece: 'armchair',
    wood: 'mahogany',
    cover: 'tan leather',
    options: { piping: '#3a2a22' },
  },
  'barquq-octagonal-table': { piece: 'octagonal_table' },
  'amir-coffee-table': { piece: 'coffee_table', wood: 'mahogany' },
  'nahhasin-tray-table': { piece: 'tray_table' },
  'suhaymi-console': { piece: 'console_table' },
  'muizz-media-sideboard': {
    piece: 'sideboard',
    options: { length: '1.75', height: '.62' },
    isWide: true,
  },
  'gamaliya-folding-screen': { piece: 'folding_screen' },
  'khazna-bookcase': { piece: 'bookcase', wood: 'mahogany', options: { books: '11' } },
  'fuwwah-medallion-kilim': { piece: 'kilim_rug' },
  'magra-leather-pouf': { piece: 'leather_pouf', cover: 'tan leather' },
  'mandara-coffee-chest': {
    piece: 'chest',
    options: { height: '.46', inlay: 'lid' },
    elevation: 24,
  },

  'shagarat-al-durr-bed': { piece: 'bed' },
  'manial-beech-bed': { piece: 'lattice_bed', wood: 'beech', isWide: true },
  'rashid-single-bed': { piece: 'single_bed', wood: 'honey_beech', isWide: true },
  'qamar-nightstand': { piece: 'nightstand' },
  'nada-nightstand': { piece: 'open_nightstand', wood: 'beech' },
  'bab-zuweila-wardrobe': { piece: 'wardrobe' },
  'mansoura-beech-wardrobe': { piece: 'plain_wardrobe', wood: 'beech' },
  'arousa-bridal-chest': { piece: 'chest', wood: 'ebony' },
  'siwa-blanket-chest': { piece: 'blanket_chest', wood: 'olive_wood' },
  'hawanem-dressing-mirror': { piece: 'arch_mirror', options: { height: '1.65' } },
  'warda-dresser': { piece: 'dresser', wood: 'mahogany' },
  'hanem-dressing-table': { piece: 'dressing_table' },
  'naqada-ferka-pouf': { piece: 'ferka_pouf', cover: 'brick cotton' },
  'arish-bedside-runner': {
    piece: 'kilim_rug',
    options: { width: '.7', length: '1.8', medallions: '5', palette: 'sinai' },
  },
  'sabil-linen-screen': { piece: 'linen_screen', wood: 'beech', cover: 'ivory linen' },

  'ibn-tulun-dining-table': { piece: 'dining_table', isWide: true },
  'azhar-banquet-table': {
    piece: 'dining_table',
    wood: 'mahogany',
    options: { length: '2.6', depth: '1.05', trestle: 'yes' },
    isWide: true,
  },
  'darb-small-table': { piece: 'small_table', wood: 'beech' },
  'tulun-dining-chair': { piece: 'dining_chair', cover: 'teal velvet' },
  'garden-city-cane-chair': { piece: 'cane_chair', wood: 'beech' },
  'sultan-leather-chair': { piece: 'dining_chair', wood: 'mahogany', cover: 'tan leather' },
  'sahib-host-chair': { piece: 'desk_chair', cover: 'teal velvet' },
  'hasan-star-sideboard': { piece: 'sideboard' },
  'maadi-beech-buffet': { piece: 'buffet', wood: 'honey_beech' },
  'sufra-serving-console': {
    piece: 'console_table',
    wood: 'mahogany',
    options: { length: '1.40', depth: '.36', height: '.90', front: 'hidden' },
  },
  'ghouriya-tea-table': {
    piece: 'tray_table',
    wood: 'beech',
    options: { metal: 'copper', radius: '.325', height: '.65' },
    elevation: 27,
  },
  'finjan-china-cabinet': { piece: 'china_cabinet' },
  'tunis-village-serving-set': {
    piece: 'pottery_group',
    options: { set: 'serving' },
    ofSeveral: true,
    elevation: 19,
  },
  'kerdasa-dining-rug': { piece: 'dining_rug' },
  'aswan-bread-baskets': {
    piece: 'palm_baskets',
    options: { set: 'bread', red: '#5a2a4a', orange: '#b5622a' },
    ofSeveral: true,
    isWide: true,
  },

  'diwan-writing-desk': { piece: 'desk', cover: 'bottle_green leather' },
  'warraq-small-desk': { piece: 'small_desk', wood: 'honey_beech' },
  'wazir-partners-desk': {
    piece: 'desk',
    wood: 'mahogany',
    cover: 'dark_brown leather',
    options: { length: '1.9', depth: '.95', column: '.48' },
    isWide: true,
  },
  'katib-desk-chair': { piece: 'desk_chair', cover: 'tan leather' },
  'muallim-cane-chair': {
    piece: 'cane_chair',
    wood: 'beech',
    options: { arms: 'yes', height: '.90' },
  },
  'mudir-velvet-chair': {
    piece: 'padded_chair',
    wood: 'mahogany',
    cover: 'nile velvet',
  },
  'dar-al-kutub-bookcase': { piece: 'bookcase' },
  'maqam-low-bookcase': { piece: 'low_bookcase', wood: 'beech' },
  'hikma-library-wall': { piece: 'library_wall', wood: 'mahogany' },
  'arshif-credenza': {
    piece: 'sideboard',
    options: { length: '1.55', height: '.76', fronts: 'stars stars lattice' },
  },
  'zair-visitor-armchair': { piece: 'armchair', wood: 'beech', cover: 'sand linen' },
  'maktab-room-screen': {
    piece: 'folding_screen',
    wood: 'beech',
    options: { wood: 'dark_beech', style: 'office', height: '1.60' },
  },
  'qari-reading-table': { piece: 'octagonal_table', options: { inlay: 'beech', height: '.58' } },
  'khattat-console': { piece: 'drawing_console' },
  'amin-document-chest': {
    piece: 'chest',
    wood: 'ebony',
    options: { depth: '.66', height: '.53', columns: '2' },
  },

  'lotus-khayameya-panel': { piece: 'khayameya_panel' },
  'suradiq-khayameya-hanging': { piece: 'khayameya_hanging' },
  'zahra-khayameya-pair': { piece: 'khayameya_pair', ofSeveral: true },
  'fustat-pottery-group': { piece: 'pottery_group' },
  'garagos-water-jars': { piece: 'pottery_group', options: { set: 'jars' }, ofSeveral: true },
  'nubian-basket-set': { piece: 'palm_baskets' },
  'fayoum-storage-baskets': {
    piece: 'palm_baskets',
    options: { set: 'storage', straw: '#b8935a' },
    ofSeveral: true,
  },
  'keel-arch-pearl-mirror': { piece: 'arch_mirror' },
  'darb-entrance-mirror': { piece: 'entrance_mirror', wood: 'beech' },
  'harraniya-garden-kilim': { piece: 'garden_kilim' },
  'siwa-embroidered-pouf': {
    piece: 'leather_pouf',
    cover: 'ivory leather',
    options: { thread: '#8e2219', sun: 'yes' },
  },
  'lulua-jewel-box': { piece: 'jewel_box', wood: 'ebony', ofSeveral: true },
  'akhmim-cotton-weave': { piece: 'cotton_weave' },
  'ghouriya-velvet-pouf': {
    piece: 'leather_pouf',
    cover: 'teal velvet',
    options: { thread: '#b88a3a' },
  },

  'qurna-alabaster-lamp': { piece: 'alabaster_lamp' },
  'habu-tall-alabaster-lamp': { piece: 'alabaster_lamp', options: { shape: 'column' } },
  'noor-alabaster-night-lights': {
    piece: 'alabaster_lamp',
    options: { shape: 'night' },
    ofSeveral: true,
  },
  'muayyad-pierced-lantern': { piece: 'pierced_lantern' },
  'rifai-mosque-lantern': { piece: 'grand_lantern' },
  'thurayya-lantern-trio': { piece: 'pierced_lantern', options: { count: '3' }, ofSeveral: true },
  'sahar-table-lantern': { piece: 'table_lantern' },
  'najma-wall-sconce': { piece: 'wall_sconce' },
  'aqmar-sconce-pair': { piece: 'shell_sconce', ofSeveral: true },
  'sagha-copper-sconce': { piece: 'wall_sconce', options: { metal: 'copper' } },
  'hegaza-wooden-lantern': { piece: 'wooden_lantern' },
};
