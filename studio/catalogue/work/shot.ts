import type { Text } from '#db/seed/text.ts';
import type { Area } from '../../encode.ts';
import type { Crop, Scene } from '../scene.ts';

/** The pictures of a project, 3:2: its main one, which no other project has, and two more. */
export type ProjectPictures = Readonly<Record<string, readonly [main: Crop, Crop, Crop]>>;

export const shot = (scene: Scene, area: Area, shows: Text): Crop => ({ scene, area, shows });

/** A scene that was composed in 3:2 for its project. */
export const whole: Area = [0, 0, 1200, 800];
