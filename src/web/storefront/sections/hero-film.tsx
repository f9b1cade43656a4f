import { useEffect, useRef, useState } from 'react';
import { IconButton } from '#ui/button.tsx';
import { PauseIcon, PlayIcon } from '#ui/icons.tsx';
import { useUiLabels } from '#ui/labels.tsx';
import { isDark } from '../../shared/preferences/theme.ts';
import { useShell } from '../../shared/shell/shell-data.tsx';
import { allowsFilm, readSurroundings } from './film-allowed.ts';

/** On a dark page the film begins where the afternoon ends. */
const dusk = '#t=5';

/**
 * Fades in over the poster once the page has loaded, where screen, network and preferences allow
 * it.
 */
export function HeroFilm({ source }: { source: string }) {
  const labels = useUiLabels();
  const { theme } = useShell();
  const video = useRef<HTMLVideoElement>(null);
  const [shown, setShown] = useState(false);
  const [playing, setPlaying] = useState(false);
  useEffect(() => whenLoaded(() => setShown(allowsFilm(readSurroundings()))), []);
  if (!shown) return null;
  const begin = isDark(theme) ? dusk : '';
  const toggle = () => void (playing ? video.current?.pause() : video.current?.play());
  return (
    <>
      <video
        ref={video}
        className="hero-film"
        aria-hidden="true"
        autoPlay
        muted
        loop
        playsInline
        disablePictureInPicture
        onPlaying={(event) => {
          event.currentTarget.dataset.started = '';
          setPlaying(true);
        }}
        onPause={() => setPlaying(false)}
      >
        <source src={`${source}.av1.webm${begin}`} type='video/webm; codecs="av01.0.05M.08"' />
        <source src={`${source}.vp9.webm${begin}`} type='video/webm; codecs="vp9"' />
        <source src={`${source}.mp4${begin}`} type="video/mp4" />
      </video>
      <IconButton
        label={playing ? labels.pause : labels.play}
        onClick={toggle}
        className="hero-film-toggle"
      >
        {playing ? <PauseIcon /> : <PlayIcon />}
      </IconButton>
    </>
  );
}

/** After the load event, so that the film does not compete with the poster and the fonts. */
function whenLoaded(begin: () => void) {
  if (document.readyState === 'complete') {
    begin();
    return undefined;
  }
  window.addEventListener('load', begin, { once: true });
  return () => window.removeEventListener('load', begin);
}
