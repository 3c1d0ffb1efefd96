/** A service worker, bundled into one script by bundles.config.mjs. */
declare module '*?worker' {
  const script: string;
  export default script;
}
