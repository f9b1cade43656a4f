type Place = readonly [x: number, y: number];

/** Which products can be seen in a picture, by its name, and where: percent from its top left corner. */
export const hotspots: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  'zamalek-river-apartment-1': { 'qalawun-majlis-sofa': [63, 62] },
  'zamalek-river-apartment-2': { 'ibn-tulun-dining-table': [31, 54] },
  'zamalek-river-apartment-3': {
    'gamaliya-folding-screen': [42, 40],
    'diwan-writing-desk': [22, 69],
  },
  'fayoum-lake-house-1': {
    'zamalek-linen-sofa': [54, 59],
    'tunis-village-serving-set': [57, 69],
    'fayoum-storage-baskets': [88, 74],
  },
  'fayoum-lake-house-2': { 'zamalek-linen-sofa': [57, 72], 'tunis-village-serving-set': [59, 83] },
  'fayoum-lake-house-3': {
    'zamalek-linen-sofa': [57, 50],
    'tunis-village-serving-set': [43, 61],
    'fayoum-storage-baskets': [85, 70],
  },
  'maadi-family-house-1': { 'tulun-dining-chair': [25, 68] },
  'maadi-family-house-2': { 'tulun-dining-chair': [34, 44] },
  'luxor-west-bank-lodge-1': { 'shagarat-al-durr-bed': [57, 68], 'qurna-alabaster-lamp': [30, 50] },
  'luxor-west-bank-lodge-2': { 'shagarat-al-durr-bed': [60, 70], 'qurna-alabaster-lamp': [16, 39] },
  'luxor-west-bank-lodge-3': { 'shagarat-al-durr-bed': [88, 62], 'qurna-alabaster-lamp': [62, 39] },
  'aswan-nubian-hotel-1': { 'garden-city-cane-chair': [27, 74], 'nubian-basket-set': [11, 76] },
  'aswan-nubian-hotel-2': { 'garden-city-cane-chair': [88, 79] },
  'aswan-nubian-hotel-3': { 'garden-city-cane-chair': [33, 69], 'nubian-basket-set': [15, 68] },
  'khan-coffee-house-1': { 'nahhasin-tray-table': [79, 79], 'muayyad-pierced-lantern': [30, 17] },
  'khan-coffee-house-2': { 'muayyad-pierced-lantern': [10, 22] },
  'khan-coffee-house-3': { 'nahhasin-tray-table': [35, 66] },
  'siwa-desert-retreat-1': { 'siwa-blanket-chest': [49, 60] },
  'siwa-desert-retreat-2': { 'siwa-blanket-chest': [31, 46] },
  'siwa-desert-retreat-3': { 'siwa-blanket-chest': [51, 72] },
  'garden-city-law-office-1': {
    'dar-al-kutub-bookcase': [31, 30],
    'wazir-partners-desk': [52, 65],
  },
  'garden-city-law-office-2': { 'wazir-partners-desk': [44, 45] },
  'garden-city-law-office-3': { 'dar-al-kutub-bookcase': [26, 40] },
  'smart-village-studio-1': {
    'warraq-small-desk': [29, 74],
    'maktab-room-screen': [48, 40],
    'katib-desk-chair': [40, 56],
  },
  'smart-village-studio-2': {
    'warraq-small-desk': [33, 74],
    'maktab-room-screen': [64, 30],
    'katib-desk-chair': [53, 50],
  },
  'smart-village-studio-3': {
    'warraq-small-desk': [52, 70],
    'maktab-room-screen': [41, 36],
    'katib-desk-chair': [19, 66],
  },
  'heliopolis-bookshop-1': { 'dar-al-kutub-bookcase': [47, 38] },
  'heliopolis-bookshop-2': { 'dar-al-kutub-bookcase': [31, 30] },
  'heliopolis-bookshop-3': { 'dar-al-kutub-bookcase': [40, 33] },
  'new-cairo-fabric-house-1': { 'lotus-khayameya-panel': [38, 33] },
};
