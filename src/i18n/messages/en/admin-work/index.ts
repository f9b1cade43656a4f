import { hotspots } from './hotspots.ts';
import { portfolio } from './portfolio.ts';
import { projects } from './projects.ts';
import { works } from './works.ts';

export const adminWork = { hotspots, portfolio, projects, works } as const;
