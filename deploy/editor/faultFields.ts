import type { CmsConfig, Field } from '@sveltia/cms';

/** Adds below each field another for its faults, except in lists, whose items the field type cannot distinguish. */
const withFaultFields = (fields: readonly Field[], prefix = ''): Field[] =>
  fields.flatMap((field): Field[] => {
    if (field.widget === 'hidden') return [field];
    const path = prefix + field.name;
    const own =
      field.widget === 'object' && 'fields' in field
        ? { ...field, fields: withFaultFields(field.fields, `${path}.`) }
        : field;
    const fault = { name: `${field.name}Fault`, label: 'Check', widget: 'fault', required: false, path };
    return [own, { ...fault, i18n: field.i18n === true }];
  });

/** The configuration with the faults of the check beside the fields of entries (faults.js). */
export const withFaults = (config: CmsConfig): CmsConfig => ({
  ...config,
  collections: config.collections?.map((collection) =>
    'fields' in collection ? { ...collection, fields: withFaultFields(collection.fields) } : collection,
  ),
});
