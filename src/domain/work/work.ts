export const workCategories = ['residential', 'commercial', 'office', 'hospitality'] as const;
export type WorkCategory = (typeof workCategories)[number];

/** A commission in a grid, in the reader's language. */
export interface WorkCard {
  id: string;
  title: string;
  category: WorkCategory;
  picture: string | null;
  location: string;
}

export interface WorkDetail extends WorkCard {
  description: string;
  client: string;
  challenge: string;
  solution: string;
  quote: string;
}

export interface ProjectCard extends WorkCard {
  status: 'current' | 'completed';
  /** Of the work, in percent. */
  progress: number;
  description: string;
}
