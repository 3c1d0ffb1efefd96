// Preloaded into every process of a build: a connection to another machine fails, and its host is logged to NETWORK_CALLS.
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

type Target = { host?: string; path?: string };

const LOCAL = /^(localhost|127\.\d+\.\d+\.\d+|::1|0\.0\.0\.0)?$/;

const { connect } = Socket.prototype;

/** Node calls it with its normalized parameters in an array, other code with the options alone. */
Socket.prototype.connect = function (this: Socket, ...parameters: unknown[]): Socket {
  const [target] = (Array.isArray(parameters[0]) ? parameters[0] : parameters) as [Target | undefined];
  const host = String(target?.host ?? '');
  if (target?.path || LOCAL.test(host)) return Reflect.apply(connect, this, parameters);
  if (process.env.NETWORK_CALLS) appendFileSync(process.env.NETWORK_CALLS, `${host}\n`);
  process.nextTick(() => this.destroy(new Error(`The build must not connect to ${host}`)));
  return this;
};
