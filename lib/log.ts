type Fields = Record<string, string | number | boolean | null | undefined>;

const write = (level: 'info' | 'warn' | 'error', event: string, fields: Fields): void => {
  const line = JSON.stringify({ time: new Date().toISOString(), level, event, ...fields });
  process.stderr.write(`${line}\n`);
};

/** Structured log: one JSON line an event, no personal data, no visitor addresses. */
export const log = {
  warn: (event: string, fields: Fields = {}): void => write('warn', event, fields),
  error: (event: string, fields: Fields = {}): void => write('error', event, fields),
};
