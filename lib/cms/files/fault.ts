/**
 * A fault of a file as an editor reads it, `content/topics.yaml, line 4: post: title.sr: is missing; write it`. The parts
 * are the entry of a list, the field and the remedy; the first two may be absent, and a remedy with a colon is several.
 */
export type Fault = { file: string; line?: number; parts: string[] };

const FAULT = /^([^:]+?)(?:, line (\d+))?: (.*)$/s;

/** Null for a text without a colon; the caller checks that its file exists. */
export function parseFault(text: string): Fault | null {
  const [, file, line, rest] = FAULT.exec(text) ?? [];
  if (file === undefined || rest === undefined) return null;
  return { file, ...(line && { line: Number(line) }), parts: rest.split(': ') };
}

/** The field of a fault, such as `when.to`; empty for a whole file or entry. */
export function fieldOfFault({ parts }: Fault, isList: boolean): string {
  const at = isList ? 1 : 0;
  return at < parts.length - 1 ? (parts[at] ?? '') : '';
}
