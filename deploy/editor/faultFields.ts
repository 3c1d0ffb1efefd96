import type { CmsConfig, Field } from '@sveltia/cms';

/** Adds a field for its faults below each field inside an object, or inside the items of a list. */
const withInner = (field: Field): Field =>
  'fields' in field ? ({ ...field, fields: withFaultFields(field.fields as Field[]) } as Field) : field;

const withFaultFields = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field): Field[] => {
    if (field.widget === 'hidden') return [field];
    const fault = { name: `${field.name}Fault`, label: 'Check', widget: 'fault', required: false };
    return [withInner(field), { ...fault, i18n: field.i18n === true }];
  });

/** The configuration with the faults of the check below the fields that have them (faults.js). */
export const withFaults = (config: CmsConfig): CmsConfig => ({
  ...config,
  collections: config.collections?.map((collection) => {
    if ('fields' in collection) return { ...collection, fields: withFaultFields(collection.fields) };
    if (!('files' in collection)) return collection;
    // The list of a file is its only field.
    return { ...collection, files: collection.files.map((file) => ({ ...file, fields: file.fields.map(withInner) })) };
  }),
});
