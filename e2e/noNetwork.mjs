// Loaded into every process of the build (`NODE_OPTIONS=--import`): a call to any other machine fails and is written down.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0)?$/;

const connect = Socket.prototype.connect;

/** @this {Socket} @param {any[]} parameters */
Socket.prototype.connect = function (...parameters) {
  const [target] = Array.isArray(parameters[0]) ? parameters[0] : parameters;
  const host = String(target?.host ?? '');
  if (target?.path || LOCAL.test(host)) return connect.apply(this, /** @type {any} */ (parameters));
  if (process.env.NETWORK_CALLS) appendFileSync(process.env.NETWORK_CALLS, `${host}\n`);
  process.nextTick(() => this.destroy(new Error(`The build must not call ${host}`)));
  return this;
};
