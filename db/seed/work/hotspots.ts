type Place = readonly [x: number, y: number];

/** Which products can be seen in a picture, by its name, and where: percent from its top left corner. */
export const hotspots: Readonly<Record<string, Readonly<Record<string, Place>>>> = {
  salon: { 'qalawun-majlis-sofa': [58, 57] },
  'table-for-six': { 'azhar-banquet-table': [47, 58], 'tulun-dining-chair': [28, 68] },
  bedchamber: { 'shagarat-al-durr-bed': [46, 62], 'qurna-alabaster-lamp': [28, 48] },
  'wardrobe-and-baskets': { 'nubian-basket-set': [85, 86] },
  'tray-on-kilim': { 'nahhasin-tray-table': [53, 46] },
  study: { 'wazir-partners-desk': [50, 61], 'dar-al-kutub-bookcase': [69, 38] },
  'screen-by-window': { 'maktab-room-screen': [41, 41], 'warraq-small-desk': [77, 67] },
  'sofa-and-panel': { 'lotus-khayameya-panel': [45, 27] },
};
