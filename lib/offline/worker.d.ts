/** A service worker as one script: lib/offline/bundleWorker.mjs makes it at build. */
declare module '*?worker' {
  const script: string;
  export default script;
}
