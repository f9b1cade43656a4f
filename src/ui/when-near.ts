/** Calls back once the element is near the viewport; returns a cleanup function. */
export function whenNear(element: Element, call: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: '600px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}
