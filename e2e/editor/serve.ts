import { serveEditor } from '@/deploy/editor/serveEditor';

// The editor for a folder of content and a port, given as arguments, without the site.
const [root = '', port = ''] = process.argv.slice(2);
serveEditor(root, Number(port), 'http://localhost:3000');
