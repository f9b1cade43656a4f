import type { WorkCard } from '#domain/work/work.ts';
import { WorkPlace } from './work-place.tsx';
import './work.css';

export const WorkHeader = ({ work }: { work: WorkCard }) => (
  <header className="work-header">
    <WorkPlace work={work} className="eyebrow" />
    <h1>{work.title}</h1>
  </header>
);
