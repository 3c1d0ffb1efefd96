// Prepares pictures for the site: `npm run pictures` those of content/photos, `npm run pictures -- <folder of originals>`
// those of another folder (content/README.md, Pictures).
import { preparePictures } from '@/lib/cms/files/preparePictures';

const from = process.argv[2] ?? 'content/photos';
const faults = await preparePictures({ from, list: 'content/pictures.json', to: 'public/pictures' }, console.log);
for (const fault of faults) console.error(fault);
if (faults.length > 0) process.exitCode = 1;
