import { enhanceLater, withFrame } from '../../shared/router/enhance-later.tsx';

const loadSlider = () => import('./price-slider.tsx');

// The server renders it at once, so that nothing moves when its script comes. The fields below it do
// the same.
export const PriceSlider = import.meta.env.SSR
  ? withFrame((await loadSlider()).default)
  : enhanceLater(loadSlider, { isOptional: true });
