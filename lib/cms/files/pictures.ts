// Prepares pictures for the site: `npm run pictures` those of content/photos, `npm run pictures -- <folder of originals>`
// those of another folder (content/README.md, Pictures).
import { existsSync } from 'node:fs';
import { preparePictures } from '@/lib/cms/files/preparePictures';

const from = process.argv[2] ?? 'content/photos';
const folders = { from, list: 'content/pictures.json', to: 'public/pictures' };
const faults = existsSync(from) ? await preparePictures(folders, console.log) : [`${from}: there is no such folder`];
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
