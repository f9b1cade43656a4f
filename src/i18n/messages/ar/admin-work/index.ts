import type { TranslationOf } from '../../../translate.ts';
import type { adminWork as english } from '../../en/admin-work/index.ts';
import { hotspots } from './hotspots.ts';
import { portfolio } from './portfolio.ts';
import { projects } from './projects.ts';
import { works } from './works.ts';

export const adminWork: TranslationOf<typeof english> = { hotspots, portfolio, projects, works };
