import type { CmsConfig, Field } from '@sveltia/cms';
import { fieldOfFault, parseFault } from '@/lib/cms/files/fault';
import { isLanguage } from '@/lib/i18n/language';
import { LANGUAGE_LABELS } from './fieldsOf';

/**
 * A fault of the content check with the editor's labels, the URL of its entry in the editor, its file, and the path of
 * its field, such as `when.to` or `topics.toilets.title.en`; empty for a fault of the whole file.
 */
type DescribedFault = { entry: string; href: string | null; text: string; file: string; field: string };

/** Where the editor shows a file; of a list, the name of its one field, and the fields of its entries. */
type Place = { entry: string; href: string; fields: readonly Field[]; list?: string };

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
      return { entry: list.label ?? list.name, href, fields: field.fields, list: field.name };
    }
    if (!('folder' in collection) || collection.folder !== folder || collection.path !== `{{slug}}/${base}`) continue;
    const side = isLanguage(language) ? ` (${LANGUAGE_LABELS[language]})` : '';
    const href = `#/collections/${collection.name}/entries/${id}/${base}`;
    return { entry: `${collection.label}: ${id}${side}`, href, fields: collection.fields };
  }
  return null;
}

const ITEM = /^\d+$/;

const fieldsInside = (field: Field): readonly Field[] => ('fields' in field ? (field.fields as readonly Field[]) : []);

/**
 * The field of the editor at a path, and its label: `alt.sr` is shown as `Alt › Montenegrin`, the text below the front
 * matter as `Text`; other names stay as they are. A list item maps to its first field.
 */
function fieldAt(path: string, fields: readonly Field[]): { label: string; field: string } {
  const names = path.split('.');
  const labels: string[] = [];
  const found: string[] = [];
  let inside = fields;
  let isList = false;
  for (const name of names) {
    const named = (wanted: string) => inside.find((each) => each.name === wanted);
    const field = named(name) ?? (name === 'text' ? named('body') : undefined);
    if (!field && !ITEM.test(name)) break;
    labels.push(field && 'label' in field && field.label ? field.label : name);
    // A list of words is one field, and an object has no items.
    if (field || (isList && inside.length > 0)) found.push(field?.name ?? name);
    if (field) {
      inside = fieldsInside(field);
      isList = field.widget === 'list';
    }
  }
  const [first] = inside;
  if (first && ITEM.test(found.at(-1) ?? '')) found.push(first.name);
  return { label: labels.length === names.length ? labels.join(' › ') : path, field: found.join('.') };
}

/** The editor writes the quotes of the file itself: those that somebody types are part of the text. */
const QUOTES = /(?<=readers would see the quotes of .*; leave them out), or write .*$/s;

/** Describes a fault, `<file>, line <n>: <field>: <remedy>`, which names the entry of a list before the field. */
export function describeFault(line: string, config: CmsConfig): DescribedFault {
  const fault = parseFault(line.replace(QUOTES, '')) ?? { file: '', parts: [line] };
  const { file, parts } = fault;
  const place = placeOf(file, config);
  if (!place) return { entry: file, href: null, text: parts.join(': '), file, field: '' };
  const path = fieldOfFault(fault, Boolean(place.list));
  const { label, field } = fieldAt(path, place.fields);
  const at = place.list ? 1 : 0;
  const text = parts.map((part, index) => (path && index === at ? label : part)).join(': ');
  const described = { entry: place.entry, href: place.href, text, file };
  if (!place.list || parts.length === 1) return { ...described, field };
  return { ...described, field: `${place.list}.${parts[0]}.${field || place.fields[0]?.name}` };
}
