import { startNginx } from './nginx';

/**
 * The simplest cache an operator may put in front: it stores what `Cache-Control` allows by the request URI alone, and
 * passes every request header on.
 *
 * @param honoursVary false for a CDN that ignores `Vary`
 */
export function startUriCache(target: number, honoursVary: boolean) {
  return startNginx(
    (folder, port) => `
    worker_processes 1; pid ${folder}/pid; error_log stderr crit; events {}
    http {
      access_log off;
      proxy_cache_path ${folder}/cache keys_zone=site:1m;
      server {
        listen 127.0.0.1:${port};
        proxy_cache site;
        proxy_cache_key $request_uri;
        ${honoursVary ? '' : 'proxy_ignore_headers Vary;'}
        proxy_set_header Accept-Encoding "";
        add_header X-Cache $upstream_cache_status always;
        location / { proxy_pass http://127.0.0.1:${target}; }
      }
    }`,
  );
}
