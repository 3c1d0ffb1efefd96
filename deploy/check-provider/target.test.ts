import { targetOf, USAGE } from './target';

const OURS = 'https://api.example.org';
const OTHER = 'https://other.example.org';
const VARIABLES = { API_HOST: `${OURS}/`, API_TOKEN: 'secret', MEDIA_HOSTS: 'cdn.example.org' };
const WHOLE = { origin: OURS, token: 'secret', mediaHosts: ['cdn.example.org'] };

test.each([
  ['API_HOST, with its token and hosts of pictures', undefined, VARIABLES, WHOLE],
  ['API_HOST, with no other hosts', undefined, { ...VARIABLES, MEDIA_HOSTS: '' }, { ...WHOLE, mediaHosts: [] }],
  ['the same host', OURS, VARIABLES, WHOLE],
  ['another host, without these', OTHER, VARIABLES, { origin: OTHER }],
  [
    'a host, with a token of its own',
    OTHER,
    { API_TOKEN: 'secret' },
    { origin: OTHER, token: 'secret', mediaHosts: [] },
  ],
])('checked is %s', (_what, given, variables, target) => {
  expect(targetOf(given, variables)).toEqual(target);
});

const IN_WORDPRESS = { ...VARIABLES, API_KIND: 'wordpress' };

test('an API_HOST of another kind is refused, by name too, and any other host is checked', () => {
  for (const given of [undefined, OURS]) {
    expect(() => targetOf(given, IN_WORDPRESS)).toThrow(/^API_KIND=wordpress does not follow the contract/);
  }
  expect(targetOf(OTHER, IN_WORDPRESS)).toEqual({ origin: OTHER });
  expect(targetOf(OURS, { ...VARIABLES, API_KIND: 'contract' })).toEqual(WHOLE);
});

test('the usage names the variables', () => {
  for (const name of Object.keys(VARIABLES)) expect(USAGE).toContain(name);
});

test('without an address the error names the command', () => {
  expect(() => targetOf(undefined, {})).toThrow('npm run check:provider -- https://api.example.org');
});

test.each([
  ['a path', `${OURS}/cms`, {}],
  ['a path in API_HOST', undefined, { API_HOST: `${OURS}/cms` }],
  ['a query', `${OURS}/?key=1`, {}],
  ['a password', 'https://user:secret@api.example.org', {}],
  ['another scheme', 'ftp://api.example.org', {}],
  ['what is no address', 'example', VARIABLES],
])('%s is refused, as at the start of the site', (_what, given, variables) => {
  expect(() => targetOf(given, variables)).toThrow(
    /^The URL must be an origin without a path, such as https:\/\/api\.example\.org$/,
  );
});

test('wrong hosts of pictures are refused, by the name of their variable', () => {
  expect(() => targetOf(undefined, { ...VARIABLES, MEDIA_HOSTS: 'https://cdn.example.org/a' })).toThrow(
    /^MEDIA_HOSTS \w/,
  );
});
