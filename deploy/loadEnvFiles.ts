import nextEnv from '@next/env';

/**
 * Reads the `.env` files of this folder into the variables, as the site does.
 *
 * @throws {Error} where a file cannot be read
 */
export function loadEnvFiles(): void {
  const error = (reason: unknown): never => {
    throw new Error(String(reason));
  };
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error });
}
