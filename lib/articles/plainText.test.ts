import { toPlainText } from '@/lib/articles/plainText';

test.each([
  ['<h2>Sea</h2><p>Gate&nbsp;&amp;<br>wall<img alt="x"></p>', 'Sea Gate & wall'],
  ['&Scaron;etnja do Sv.&nbsp;&#272;or&#273;a', 'Šetnja do Sv. Đorđa'],
  ['Ri&shy;san, a&#8203;nd', 'Risan, and'],
  ['a &lt; b &amp;lt; <i>c</i>', 'a < b &lt; c'],
  ['Photo: <a href="/ana">Ana</a>, (<em>Kotor</em>Art)', 'Photo: Ana, (KotorArt)'],
  ['<article>One</article><B>Two</B>', 'One Two'],
])('%s is %s', (html, text) => {
  expect(toPlainText(html)).toBe(text);
});
