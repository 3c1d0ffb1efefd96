import type { CmsConfig, Field } from '@sveltia/cms';
import { fieldOfFault, parseFault } from '@/lib/cms/files/fault';
import { isLanguage } from '@/lib/i18n/language';
import { LANGUAGE_LABELS } from './fieldsOf';

/**
 * A fault of the content check with the editor's labels, the URL of its entry in the editor, its file, and the path of
 * its field, such as `when.to`; empty for a fault of the whole file.
 */
type DescribedFault = { entry: string; href: string | null; text: string; file: string; field: string };

/** Where the editor shows a file: in a list, each entry has an id. */
type Place = { entry: string; href: string; fields: readonly Field[]; isList: boolean };

/** `content/guide/perast/text.sr.md` and `content/guide/perast/place.yaml`. */
const FILE = /^(.+)\/([\w-]+)\/(\w+)(?:\.(\w+))?\.(?:md|yaml)$/;

function placeOf(file: string, { collections = [] }: CmsConfig): Place | null {
  const [, folder, id, base, language = ''] = FILE.exec(file) ?? [];
  for (const collection of collections) {
    if ('files' in collection) {
      const list = collection.files.find((each) => each.file === file);
      const [field] = list?.fields ?? [];
      if (!list || !field || !('fields' in field)) continue;
      const href = `#/collections/${collection.name}/entries/${list.name}`;
      return { entry: list.label ?? list.name, href, fields: field.fields, isList: true };
    }
    if (!('folder' in collection) || collection.folder !== folder || collection.path !== `{{slug}}/${base}`) continue;
    const side = isLanguage(language) ? ` (${LANGUAGE_LABELS[language]})` : '';
    const href = `#/collections/${collection.name}/entries/${id}/${base}`;
    return { entry: `${collection.label}: ${id}${side}`, href, fields: collection.fields, isList: false };
  }
  return null;
}

const ITEM = /^\d+$/;

/**
 * The field of the editor at a path, and its label: `alt.sr` is shown as `Alt › Montenegrin`, the text below the front
 * matter as `Text`; other names stay as they are. A field inside a list item maps to the list.
 */
function fieldAt(path: string, fields: readonly Field[]): { label: string; field: string } {
  const labels: string[] = [];
  const found: string[] = [];
  let inside = fields;
  let isInItem = false;
  for (const name of path.split('.')) {
    const named = (wanted: string) => inside.find((each) => each.name === wanted);
    const field = named(name) ?? (name === 'text' ? named('body') : undefined);
    isInItem ||= ITEM.test(name);
    if (!field && !ITEM.test(name)) return { label: path, field: found.join('.') };
    labels.push(field && 'label' in field && field.label ? field.label : name);
    if (!field) continue;
    if (!isInItem) found.push(field.name);
    inside = 'fields' in field ? (field.fields as readonly Field[]) : [];
  }
  return { label: labels.join(' › '), field: found.join('.') };
}

/** The editor writes the quotes of the file itself: those that somebody types are part of the text. */
const QUOTES = /(?<=readers would see the quotes of .*; leave them out), or write .*$/s;

/** Describes a fault, `<file>, line <n>: <field>: <remedy>`, which names the entry of a list before the field. */
export function describeFault(line: string, config: CmsConfig): DescribedFault {
  const fault = parseFault(line.replace(QUOTES, '')) ?? { file: '', parts: [line] };
  const { file, parts } = fault;
  const place = placeOf(file, config);
  if (!place) return { entry: file, href: null, text: parts.join(': '), file, field: '' };
  const path = fieldOfFault(fault, place.isList);
  const { label, field } = fieldAt(path, place.fields);
  const at = place.isList ? 1 : 0;
  const text = parts.map((part, index) => (path && index === at ? label : part)).join(': ');
  return { entry: place.entry, href: place.href, text, file, field };
}
