type Place = readonly [x: number, y: number];

/** Which products can be seen in a picture, by its name, and where: percent from its top left corner. */
export const hotspots: readonly HotspotSeed[] = [
  { project: 'zamalek-river-apartment', picture: 0, product: 'qalawun-majlis-sofa', at: [59, 66] },
  {
    project: 'zamalek-river-apartment',
    picture: 2,
    product: 'gamaliya-folding-screen',
    at: [42, 48],
  },
  { project: 'fayoum-lake-house', picture: 0, product: 'zamalek-linen-sofa', at: [60, 66] },
  { project: 'fayoum-lake-house', picture: 0, product: 'tunis-village-serving-set', at: [57, 71] },
  { project: 'fayoum-lake-house', picture: 0, product: 'fayoum-storage-baskets', at: [89, 78] },
  { project: 'maadi-family-house', picture: 0, product: 'tulun-dining-chair', at: [21, 63] },
  { project: 'luxor-west-bank-lodge', picture: 0, product: 'shagarat-al-durr-bed', at: [54, 66] },
  { project: 'luxor-west-bank-lodge', picture: 0, product: 'qurna-alabaster-lamp', at: [30, 51] },
  { project: 'aswan-nubian-hotel', picture: 0, product: 'nubian-basket-set', at: [11, 76] },
  { project: 'aswan-nubian-hotel', picture: 0, product: 'garden-city-cane-chair', at: [88, 72] },
  { project: 'khan-coffee-house', picture: 0, product: 'nahhasin-tray-table', at: [77, 79] },
  { project: 'khan-coffee-house', picture: 0, product: 'muayyad-pierced-lantern', at: [80, 19] },
  { project: 'siwa-desert-retreat', picture: 0, product: 'siwa-blanket-chest', at: [48, 60] },
  { project: 'garden-city-law-office', picture: 0, product: 'wazir-partners-desk', at: [57, 66] },
  { project: 'garden-city-law-office', picture: 0, product: 'dar-al-kutub-bookcase', at: [31, 37] },
  { project: 'smart-village-studio', picture: 0, product: 'maktab-room-screen', at: [48, 40] },
  { project: 'smart-village-studio', picture: 0, product: 'katib-desk-chair', at: [64, 49] },
  { project: 'heliopolis-bookshop', picture: 0, product: 'dar-al-kutub-bookcase', at: [65, 42] },
  { project: 'heliopolis-bookshop', picture: 0, product: 'naqada-ferka-pouf', at: [6, 85] },
];
