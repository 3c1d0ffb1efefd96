import { readFileSync } from 'node:fs';
import type { CmsConfig, Field } from '@sveltia/cms';
import Ajv from 'ajv';
import { textFront } from '@/lib/cms/files/entrySchemas';
import { editorConfig, readSubcategories } from './config';
import { withFaults } from './faultFields';

const config = editorConfig(
  { name: 'gitea', repo: 'kotor/site', app_id: 'x' },
  'https://example.org',
  readSubcategories('content'),
);

type Named = { name: string; fields?: readonly Field[]; files?: readonly Named[] };

const collections = (config.collections ?? []) as readonly Named[];
const fieldsOfCollection = (name: string) => collections.find((each) => each.name === name)?.fields;

function fieldsOfList(name: string) {
  const file = collections.find((each) => each.name === 'lists')?.files?.find((each) => each.name === name);
  return (file?.fields as readonly Named[] | undefined)?.[0]?.fields;
}

const names = (fields: readonly Field[] | undefined) => fields?.map(({ name }) => name).sort();

test.each([
  ['for a team', config],
  ['with the faults of the check', withFaults(config)],
])('%s it is valid by the schema of the editor', (_name, tested) => {
  const schema = JSON.parse(readFileSync('node_modules/@sveltia/cms/schema/sveltia-cms.json', 'utf8'));
  const ajv = new Ajv({ strict: false, allErrors: true, validateFormats: false });
  const isValid = ajv.validate(schema, JSON.parse(JSON.stringify(tested)) as CmsConfig);
  expect(ajv.errors ?? []).toEqual([]);
  expect(isValid).toBe(true);
});

test.each(['guide', 'news', 'events'])('in %s the texts have two languages, the facts one', (name) => {
  const bilingual = fieldsOfCollection(name)?.filter((field) => field.i18n === true);
  expect(names(bilingual)).toEqual([...Object.keys(textFront.shape), 'body'].sort());
});

test('what a schema requires is required, and a choice offers what the schema has', () => {
  const place = fieldsOfCollection('places');
  const admission = place?.find(({ name }) => name === 'admission') as Named & { required: boolean };
  expect(admission.required).toBe(false);
  expect(admission.fields).toContainEqual(
    expect.objectContaining({
      name: 'answer',
      required: true,
      widget: 'select',
      options: ['free', 'ticket', 'closed'],
    }),
  );
});

/** All fields of a configuration, those in objects and lists too. */
const allFields = (parents: readonly Named[]): Named[] =>
  parents.flatMap((parent) => [parent, ...allFields([...(parent.fields ?? []), ...(parent.files ?? [])])]);

test('a field with a form of its own has a hint that tells it', () => {
  const formed = allFields(collections).filter((field) => 'pattern' in field);
  expect(formed.length).toBeGreaterThan(10);
  for (const field of formed) expect(field).toHaveProperty('hint');
});

test.each(['words', 'map', 'desk', 'plan', 'groups', 'page', 'checked', 'estimated', 'order'])(
  'a hint tells what %s is for',
  (name) => {
    const wanted = allFields(collections).filter((field) => field.name === name);
    expect(wanted.length).toBeGreaterThan(0);
    // The words of a fact are an object, which its label tells.
    for (const field of wanted) if (!('fields' in field) || name === 'plan') expect(field).toHaveProperty('hint');
  },
);

test('each field has one below it for its faults, except the one list of a file', () => {
  const tested = (withFaults(config).collections ?? []) as readonly Named[];
  const faultsIn = (collection: string) =>
    allFields(tested.filter(({ name }) => name === collection)).filter(
      (field) => 'widget' in field && field.widget === 'fault',
    );
  expect(faultsIn('events')).toContainEqual(expect.objectContaining({ name: 'bodyFault', i18n: true }));
  expect(faultsIn('events')).toContainEqual(expect.objectContaining({ name: 'toFault', i18n: false }));
  expect(names(faultsIn('lists'))).toContain('answerFault');
  expect(names(faultsIn('lists'))).not.toContain('questionsFault');
});

test('a number that has a range shows it', () => {
  const focal = fieldsOfList('pictures')?.find(({ name }) => name === 'focal') as Named;
  expect(focal.fields).toMatchObject([
    { name: 'x', min: 0, max: 1 },
    { name: 'y', min: 0, max: 1 },
  ]);
});

test('a field takes the values of its schema', () => {
  const find = (parents: readonly Named[] | undefined, name: string) =>
    allFields(parents ?? []).find((field) => field.name === name);
  expect(find(fieldsOfList('points'), 'groups')).toMatchObject({ widget: 'select', multiple: true });
  expect(find(fieldsOfList('points'), 'id')).toMatchObject({ widget: 'string', maxlength: 64 });
  const place = fieldsOfCollection('places');
  expect(find(place, 'precision')).toMatchObject({ widget: 'number', value_type: 'int' });
  expect(find(place, 'latitude')).toMatchObject({ widget: 'number', value_type: 'float' });
  expect(find(place, 'checked')).toMatchObject({ widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' });
});

test('nobody types what a photograph tells by itself', () => {
  const hidden = fieldsOfList('pictures')?.filter((field) => field.widget === 'hidden');
  expect(names(hidden)).toEqual(['colour', 'height', 'width']);
});

test('a category is one of the kind of the article, and the guide alone has subcategories', () => {
  const field = (collection: string, wanted: string) =>
    fieldsOfCollection(collection)?.find(({ name }) => name === wanted);
  expect(['guide', 'news', 'events'].map((name) => field(name, 'category'))).toMatchObject([
    { collection: 'categories' },
    { collection: 'news-categories' },
    { collection: 'event-categories' },
  ]);
  expect(field('guide', 'subcategory')).toMatchObject({
    widget: 'select',
    options: expect.arrayContaining([{ label: 'outdoors: on-the-water', value: 'on-the-water' }]),
  });
  expect(field('news', 'subcategory')).toEqual({ name: 'subcategory', widget: 'hidden' });
});

test('an answer is a text of several lines in each language', () => {
  expect(fieldsOfList('questions')?.find(({ name }) => name === 'answer')).toMatchObject({
    fields: [{ widget: 'text' }, { widget: 'text' }],
  });
});
