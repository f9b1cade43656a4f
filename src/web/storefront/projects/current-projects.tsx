import type { ProjectCard } from '#domain/work/work.ts';
import { SmartLink } from '#ui/smart-link.tsx';
import { WorkLocation } from '../components/work-location.tsx';
import { WorkCardPicture } from '../components/work-card-picture.tsx';
import { Progress } from './progress.tsx';
import './projects.css';

/** One row per project, with the picture on alternating sides. */
export const CurrentProjects = ({ projects }: { projects: readonly ProjectCard[] }) => (
  <ul className="current-projects">
    {projects.map((project, position) => (
      <li key={project.id}>
        <SmartLink to={`/project/${project.id}`} prefetch="intent" className="current-project">
          <WorkCardPicture
            work={project}
            sizes="(min-width: 48rem) 54vw, 92vw"
            priority={position === 0}
          />
          <div className="current-project-words">
            <WorkLocation work={project} className="eyebrow" />
            <h3>{project.title}</h3>
            <p>{project.description}</p>
            <Progress progress={project.progress} />
          </div>
        </SmartLink>
      </li>
    ))}
  </ul>
);
