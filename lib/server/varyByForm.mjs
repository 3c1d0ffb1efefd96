/**
 * Tells caches that a page has another form for who saves data (lib/document/lighten.mjs). Next writes the `Vary` of pages over
 * whatever middleware says, so it is added when the answer begins. Pages are what has a language.
 *
 * @param {import('node:http').ServerResponse} response
 */
export function varyByForm(response) {
  response.writeHead = new Proxy(response.writeHead, {
    apply(writeHead, _response, parameters) {
      if (response.hasHeader('Content-Language')) response.appendHeader('Vary', 'Save-Data');
      return Reflect.apply(writeHead, response, parameters);
    },
  });
}
