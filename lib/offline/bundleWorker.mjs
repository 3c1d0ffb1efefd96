import { bundleScript } from '../build/bundleScript.mjs';

/**
 * A loader: makes a service worker one script, and that script the module’s text. Next’s bundler makes only workers that
 * pages start, in files of their own names; this one must be a single file at `/sw.js`.
 *
 * @this {{ async(): (error: unknown, code?: string) => void, resourcePath: string, addDependency(file: string): void }}
 */
export default function bundle() {
  const done = this.async();
  bundleScript(this.resourcePath, { format: 'iife', tsconfig: 'lib/offline/worker/tsconfig.json' }).then(
    ({ text, files }) => {
      for (const file of files) this.addDependency(file);
      done(null, `export default ${JSON.stringify(text)};`);
    },
    done,
  );
}
