/** Fakes the intersection observer, which jsdom lacks. @returns a function that says whether the element is in view */
export function fakeIntersection(): (isIntersecting: boolean) => void {
  let tell = (_entries: { isIntersecting: boolean }[]): void => {};
  class Observer {
    constructor(callback: typeof tell) {
      tell = callback;
    }
    observe(): void {}
    disconnect(): void {}
  }
  window.IntersectionObserver = Observer as unknown as typeof IntersectionObserver;
  return (isIntersecting) => tell([{ isIntersecting }]);
}
