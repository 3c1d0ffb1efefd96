/**
 * Options of a test with WebGL, which a machine without a graphics card renders in software, the faster the smaller the
 * window. Files with the same launch options share a browser.
 */
export const SOFTWARE_WEBGL = {
  viewport: { width: 800, height: 600 },
  launchOptions: {
    executablePath: process.env.CHROMIUM_PATH || undefined,
    args: ['--use-angle=swiftshader'],
  },
};
