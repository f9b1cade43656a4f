const speaker = 'M4 9.5v5h3.5L12 18.5v-13L7.5 9.5H4Z';
const waves = 'M15 9a4 4 0 0 1 0 6M17.5 6.5a7.5 7.5 0 0 1 0 11';
const cross = 'm15.5 9.5 5 5M20.5 9.5l-5 5';

export const SoundIcon = ({ muted }: { muted: boolean }) => (
  <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={`${speaker}${muted ? cross : waves}`} />
  </svg>
);
