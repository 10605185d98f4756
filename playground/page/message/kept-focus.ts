import type { RefObject } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';

/**
 * For the root of a message: when a redraw takes the focused button away, the focus goes to the first button that is
 * left, or to the message, and not back to the top of the page.
 */
export function useKeptFocus(): RefObject<HTMLElement | null> {
  const root = useRef<HTMLElement>(null);
  const had = useRef(false);

  useEffect(() => {
    const follow = ({ target }: Event): void => {
      had.current = root.current !== null && root.current !== target && root.current.contains(target as Node);
    };
    document.addEventListener('focusin', follow);
    document.addEventListener('pointerdown', follow);
    return () => {
      document.removeEventListener('focusin', follow);
      document.removeEventListener('pointerdown', follow);
    };
  }, []);

  useLayoutEffect(() => {
    const { activeElement } = document;
    if (!had.current || (activeElement !== null && activeElement !== document.body)) return;
    const button = root.current?.querySelector<HTMLElement>(
      '.components [data-custom-id]:not([aria-disabled="true"])',
    );
    (button ?? root.current)?.focus();
  });

  return root;
}
