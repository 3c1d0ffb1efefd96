import type { Page } from '@playwright/test';

/**
 * Keyframes that move nothing: they set where the row of the map’s filter is scrolled at first (MapFilter.module.scss),
 * and which controls ignore a double tap (_controls.scss).
 */
const STILL = '_(current|spared)$';

/** Elements with a transition, an animation or smooth scrolling. */
export const movingElements = (page: Page): Promise<string[]> =>
  page.evaluate(
    (still) =>
      [...document.querySelectorAll('*')].flatMap((element) =>
        [undefined, '::before', '::after'].flatMap((pseudo) => {
          const { transitionProperty, transitionDuration, animationName, scrollBehavior } = getComputedStyle(
            element,
            pseudo,
          );
          const isAnimated = animationName !== 'none' && !animationName.match(still);
          const isChanged = transitionProperty !== 'visibility' && !/^(0s(, )?)+$/.test(transitionDuration);
          const isStill = !isChanged && !isAnimated && scrollBehavior === 'auto';
          return isStill ? [] : [`${element.localName}.${element.className}${pseudo ?? ''}`];
        }),
      ),
    STILL,
  );
