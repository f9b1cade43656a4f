/** Where a product stands in a picture of the project, in percent from the picture's top left corner. */
export type HotspotSeed = {
  project: string;
  /** The place of the picture in the project's gallery, from nought. */
  picture: number;
  product: string;
  at: readonly [x: number, y: number];
};

export const hotspots: readonly HotspotSeed[] = [
  { project: 'zamalek-river-apartment', picture: 0, product: 'qalawun-majlis-sofa', at: [58, 57] },
  { project: 'maadi-family-house', picture: 0, product: 'azhar-banquet-table', at: [47, 58] },
  { project: 'maadi-family-house', picture: 0, product: 'tulun-dining-chair', at: [28, 68] },
  { project: 'luxor-west-bank-lodge', picture: 0, product: 'shagarat-al-durr-bed', at: [46, 62] },
  { project: 'luxor-west-bank-lodge', picture: 0, product: 'qurna-alabaster-lamp', at: [28, 48] },
  { project: 'aswan-nubian-hotel', picture: 0, product: 'nubian-basket-set', at: [85, 86] },
  { project: 'khan-coffee-house', picture: 0, product: 'nahhasin-tray-table', at: [53, 46] },
  { project: 'garden-city-law-office', picture: 0, product: 'wazir-partners-desk', at: [50, 61] },
  { project: 'garden-city-law-office', picture: 0, product: 'dar-al-kutub-bookcase', at: [69, 38] },
  { project: 'smart-village-studio', picture: 0, product: 'maktab-room-screen', at: [41, 41] },
  { project: 'smart-village-studio', picture: 0, product: 'warraq-small-desk', at: [77, 67] },
  { project: 'new-cairo-fabric-house', picture: 0, product: 'lotus-khayameya-panel', at: [45, 27] },
];
