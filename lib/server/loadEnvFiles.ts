import nextEnv from '@next/env';

/**
 * Reads the `.env` files of this folder into the variables.
 *
 * @throws {Error} where a file cannot be read
 */
export function loadEnvFiles(): void {
  const error = (reason: string, { message }: Error): never => {
    throw new Error(`${reason}: ${message}`);
  };
  nextEnv.loadEnvConfig(process.cwd(), false, { info: () => {}, error });
}
