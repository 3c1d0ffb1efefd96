import type { Field } from '@sveltia/cms';
import { z } from 'zod';
import { isLanguage, type Language } from '@/lib/i18n/language';

/** What the editor shows of a field beyond its schema, by the path of the field: `title`, `when.from`. */
export type Details = Record<string, Partial<Field> & { label?: string; hint?: string }>;

type Schema = z.core.JSONSchema.BaseSchema;

/** What an editor calls the languages. */
export const LANGUAGE_LABELS = { en: 'English', sr: 'Montenegrin' } as const satisfies Record<Language, string>;

/** `seoTitle` is shown as `Seo title`. */
function labelOf(name: string): string {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return isLanguage(name) ? LANGUAGE_LABELS[name] : words.charAt(0).toUpperCase() + words.slice(1);
}

/** A list of choices, of words, or of objects. */
function listOf(items: Schema, path: string, details: Details): object {
  if (items.enum) return { widget: 'select', multiple: true, options: items.enum };
  if (items.type === 'object') return { widget: 'list', fields: fieldsIn(items, details, `${path}.`) };
  return { widget: 'list' };
}

const textOf = ({ pattern, maxLength }: Schema): object => ({
  widget: 'string',
  ...(maxLength ? { maxlength: maxLength } : {}),
  ...(pattern ? { pattern: [pattern, 'must look like the example below'] } : {}),
});

function widgetOf(schema: Schema, path: string, details: Details): object {
  const { type, format, minimum, maximum } = schema;
  if (schema.enum) return { widget: 'select', options: schema.enum };
  if (type === 'boolean') return { widget: 'boolean' };
  if (type === 'object') return { widget: 'object', fields: fieldsIn(schema, details, `${path}.`) };
  if (type === 'array') return listOf(schema.items as Schema, path, details);
  if (type === 'integer') return { widget: 'number', value_type: 'int' };
  if (type === 'number') return { widget: 'number', value_type: 'float', min: minimum, max: maximum, step: 0.0001 };
  return format === 'date' ? { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' } : textOf(schema);
}

function fieldsIn({ properties = {}, required = [] }: Schema, details: Details, prefix = ''): Field[] {
  return Object.entries(properties).map(([name, schema]) => {
    const path = prefix + name;
    const own = details[path];
    if (own?.widget === 'hidden') return { name, widget: 'hidden' };
    const made = own?.widget ? {} : widgetOf(schema as Schema, path, details);
    return { name, label: labelOf(name), required: required.includes(name), ...made, ...own } as Field;
  });
}

/** The fields of the editor for a schema of content, in its order, with the details that a schema lacks. */
export function fieldsOf(schema: z.ZodType, details: Details): Field[] {
  return fieldsIn(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), details);
}
