import type { Page } from '@playwright/test';

/** Elements with a transition, an animation or smooth scrolling. */
export const movingElements = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('*')].flatMap((element) =>
      [undefined, '::before', '::after'].flatMap((pseudo) => {
        const { transitionDuration, animationName, scrollBehavior } = getComputedStyle(element, pseudo);
        const isStill =
          /^(0s(, )?)+$/.test(transitionDuration) && animationName === 'none' && scrollBehavior === 'auto';
        return isStill ? [] : [`${element.localName}.${element.className}${pseudo ?? ''}`];
      }),
    ),
  );
