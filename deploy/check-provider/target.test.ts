import { targetOf } from './target';

const OURS = 'https://api.example.org';
const OTHER = 'https://other.example.org';
const VARIABLES = { API_HOST: `${OURS}/`, API_TOKEN: 'secret' };

test.each([
  ['API_HOST, with its token', undefined, VARIABLES, { origin: OURS, token: 'secret' }],
  ['the same host', OURS, VARIABLES, { origin: OURS, token: 'secret' }],
  ['another host, without that token', OTHER, VARIABLES, { origin: OTHER, token: undefined }],
  ['a host, with a token of its own', OTHER, { API_TOKEN: 'secret' }, { origin: OTHER, token: 'secret' }],
  ['nothing', undefined, {}, null],
  ['nothing for what is no address', 'example', VARIABLES, null],
])('checked is %s', (_what, given, variables, target) => {
  expect(targetOf(given, variables)).toEqual(target);
});
