import { createServer } from 'node:https';
import { PORTS } from '../ports';
import { makeCertificate } from '../support/certificates';
import { tilesResponse } from '../support/tiles';

// The host of the street map’s tiles, with a certificate that the engines are told to accept.
createServer(await makeCertificate('localhost'), (request, response) => {
  const { status, headers, body } = tilesResponse(request.headers.range);
  response.writeHead(status, headers).end(body);
}).listen(PORTS.tiles);
