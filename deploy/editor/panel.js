// Beside the editor: the faults of the content check, those of the open entry first, each with a link that opens its
// entry, and links to the pages of the article that was opened last.

const INTERVAL_MS = 1500;

const byId = (id) => document.getElementById(id);

/** The address of an article in the editor, `#/collections/guide/entries/perast/text`, and in it the id. */
const ARTICLE = /^#\/collections\/(?:guide|news|events|places)\/entries\/([\w-]+)/;

const LISTS = '#/collections/lists';
/** An open list or entry in the editor. */
const OPEN = '.content-editor';
const CLOSE_INTERVAL_MS = 50;

/** Opens a list once the editor has closed another one, unless it has gone elsewhere meanwhile. */
function openWhenClosed(editor, href) {
  if (editor.location.hash !== LISTS) return;
  if (editor.document.querySelector(OPEN)) setTimeout(openWhenClosed, CLOSE_INTERVAL_MS, editor, href);
  else editor.location.hash = href;
}

/** The editor shows nothing when going directly from one list to another, so this goes via the page of all lists. */
function openList(event, href) {
  const editor = byId('editor').contentWindow;
  const { hash } = editor.location;
  if (hash === href || !href.startsWith(LISTS) || !hash.startsWith(`${LISTS}/`)) return;
  event.preventDefault();
  editor.location.hash = LISTS;
  openWhenClosed(editor, href);
}

function toItem({ entry, href, text }) {
  const term = document.createElement('dt');
  const name = document.createElement(href ? 'a' : 'span');
  Object.assign(name, { textContent: entry }, href && { href: `editor.html${href}`, target: 'editor' });
  if (href) name.addEventListener('click', (event) => openList(event, href));
  term.append(name);
  const description = document.createElement('dd');
  description.textContent = text;
  return [term, description];
}

let preview = null;

/** One window shows the page that was opened last, as it is after each save. */
function toLink({ label, href }) {
  const link = document.createElement('a');
  Object.assign(link, { href, textContent: label });
  link.addEventListener('click', (event) => {
    event.preventDefault();
    preview = { href, window: window.open(href, 'preview') };
  });
  return [link, ' '];
}

/** What `show` has put into each element. */
const shownIn = {};

/** Shows the nodes of items if these have changed: a link that is replaced while it is pressed gets no click. */
function show(id, items, nodes) {
  const state = JSON.stringify(items);
  if (state === shownIn[id]) return;
  shownIn[id] = state;
  byId(id).replaceChildren(...nodes);
}

let shown = '';
let version = 0;
/** The article that was opened last: the editor closes it when it is saved. */
let article = '';

async function refresh() {
  const { hash } = byId('editor').contentWindow.location;
  article = ARTICLE.exec(hash)?.[1] ?? article;
  const check = await (await fetch('check.json')).json();
  if (check.version !== version && preview && !preview.window.closed) preview.window.location = preview.href;
  version = check.version;
  const state = `${check.version} ${check.verdict} ${hash}`;
  if (state === shown) return;
  shown = state;
  const isOpen = ({ href }) => href === hash;
  const faults = [...check.faults.filter(isOpen), ...check.faults.filter((fault) => !isOpen(fault))];
  byId('summary').textContent = check.verdict;
  show('faults', faults, faults.flatMap(toItem));
  const pages = article ? await (await fetch(`pages.json?id=${article}`)).json() : [];
  show('links', pages, pages.length > 0 ? pages.flatMap(toLink) : ['Open an article, news or an event.']);
}

async function watch() {
  await refresh().catch(() => {
    shown = '';
    byId('summary').textContent = 'The check does not answer: is npm run edit still running?';
  });
  setTimeout(watch, INTERVAL_MS);
}

watch();
