import { useEffect, useRef, type ComponentProps } from 'react';
import type { PreviewLook } from './preview-look.ts';
import './publishing.css';

interface ScaledFrameProps extends Pick<ComponentProps<'iframe'>, 'ref' | 'onLoad'> {
  title: string;
  src: string;
  width: PreviewLook['width'];
}

/** A page in a frame of the width of a telephone or a desktop, made smaller to fit. */
export function ScaledFrame({ title, width, ...frame }: ScaledFrameProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current!;
    const fit = () => {
      const scale = Math.min(1, element.clientWidth / Number(width));
      // By script, because the content security policy allows no style attribute.
      element.style.setProperty('--preview-scale', String(scale));
    };
    const observer = new ResizeObserver(fit);
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);
  return (
    <div ref={box} className="preview-box">
      <iframe
        className="preview-frame"
        title={title}
        // Without scripts, so that nothing in it is sent or stored.
        sandbox="allow-same-origin"
        data-width={width}
        {...frame}
      />
    </div>
  );
}
