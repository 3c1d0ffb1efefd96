// Beside the editor: the faults of the content check, those of the open entry first, and links to its pages in the site.

const INTERVAL_MS = 1500;

const byId = (id) => document.getElementById(id);

/** The addresses of the editor: `#/collections/guide/entries/perast/text`, and `.../lists/entries/topics`. */
const ENTRY = /^#\/collections\/([\w-]+)\/entries\/([\w-]+)/;

/** The folder of a collection whose name is not that of its folder. */
const FOLDERS = { places: 'guide' };

/** The open entry: its id, and how faults name its files; null in a list. */
function openEntry() {
  const [, collection, id] = ENTRY.exec(byId('editor').contentWindow.location.hash) ?? [];
  if (!id) return null;
  if (collection === 'lists') return { id: '', files: `content/${id}.` };
  const folder = FOLDERS[collection] ?? collection.replace(/^categories-/, 'categories/');
  return { id, files: `content/${folder}/${id}/` };
}

function toItem({ file, text }) {
  const term = document.createElement('dt');
  term.textContent = file;
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

let shown = '';
let version = 0;

async function refresh() {
  const open = openEntry();
  const check = await (await fetch('check.json')).json();
  if (check.version !== version && preview && !preview.window.closed) preview.window.location = preview.href;
  version = check.version;
  const state = `${check.version} ${open?.files}`;
  if (state === shown) return;
  shown = state;
  const isOpen = ({ file }) => open !== null && file.startsWith(open.files);
  const others = check.faults.filter((fault) => !isOpen(fault));
  byId('summary').textContent = check.verdict;
  byId('faults').replaceChildren(...[...check.faults.filter(isOpen), ...others].flatMap(toItem));
  const pages = open?.id ? await (await fetch(`pages.json?id=${open.id}`)).json() : [];
  byId('links').replaceChildren(...pages.flatMap(toLink));
}

async function watch() {
  await refresh().catch(() => {
    byId('summary').textContent = 'The check does not answer: is npm run edit still running?';
  });
  setTimeout(watch, INTERVAL_MS);
}

watch();
