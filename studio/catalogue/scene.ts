import type { Text } from '#db/seed/text.ts';
import type { Area, Packing } from '../encode.ts';

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
  | 'hero_arch'
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
  | 'workshop_boards'
  | 'workshop_whole'
  | 'workshop_rack'
  | 'showroom';

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
  hero_arch: { room: 'hero_arch', size: [960, 1200], samples: 8 },
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
  workshop_whole: work('workshop', { camera: 'wide' }),
  workshop_rack: work('workshop', { camera: 'rack' }),
  showroom: work('courtyard', { house: 'showroom' }),
};

/** A part of a rendered scene; its width divides by three, for the three served widths. */
export type Crop = {
  scene: Scene;
  area: Area;
  shows: Text;
  /** What a first visit waits for is packed tighter; at the density of telephones no eye tells. */
  packing?: Packing;
};
