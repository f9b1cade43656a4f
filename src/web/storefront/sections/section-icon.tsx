import type { SectionIcon } from '#domain/content/section.ts';
import { KhatamMark } from '#ui/khatam.tsx';

/** On a square of 48 units, in hairlines. */
const drawings: Readonly<Record<SectionIcon, string>> = {
  // A tenon in its mortise, held by a peg.
  joint:
    'M4 12h40v12H4zM17 24h14v20H17zM20 24V12M28 24V12M22.7 18a1.3 1.3 0 1 0 2.6 0 1.3 1.3 0 1 0-2.6 0M4 18h11M33 18h11',
  // A set square on a plan.
  drawing: 'M8 40V8l32 32zM15 33V25l8 8zM8 16h4M8 23h3M8 30h3M20 40v-4M28 40v-3',
  // A board, and the star that was cut from its end.
  offcut: 'M3 14h23l-4 9 4 9H3zM8 20h9M8 26h7M33 18h10v10H33zM38 16l7 7-7 7-7-7z',
};

export function SectionIconDrawing({ icon }: { icon: SectionIcon | null }) {
  if (icon === null) return <KhatamMark className="size-10 text-brass" />;
  return (
    <svg className="section-icon" viewBox="0 0 48 48" aria-hidden="true">
      <path d={drawings[icon]} />
    </svg>
  );
}
