import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import promises from 'node:fs/promises';
import sharp from 'sharp';
import { preparePictures } from '@/lib/cms/files/preparePictures';
import { temporaryFolder } from '@/lib/server/temporaryFolder.testUtils';

const CREDIT = 'Ana Perović, CC BY 4.0';

const pathOf = temporaryFolder();

beforeEach(() => {
  mkdirSync(pathOf('photos'));
  const older = [{ file: 'older.jpg', focal: { x: 0.2, y: 0.5 } }];
  writeFileSync(pathOf('pictures.json'), `${JSON.stringify(older, null, 2)}\n`);
});

const prepareAll = (report?: (message: string) => void) =>
  preparePictures({ from: pathOf('photos'), list: pathOf('pictures.json'), to: pathOf('public') }, report);

const list = () => JSON.parse(readFileSync(pathOf('pictures.json'), 'utf8'));

async function dropPhoto(width: number, height: number, background = '#2888b8'): Promise<void> {
  const picture = sharp({ create: { width, height, channels: 3, background } });
  await picture.jpeg().toFile(pathOf('photos', 'photo.jpg'));
  writeFileSync(pathOf('photos', 'photo.txt'), `${CREDIT}\n`);
}

test('a photograph with one line of credit gets all sizes, a focal point and its credit', async () => {
  await dropPhoto(1000, 600);
  await prepareAll();
  expect(list()).toEqual([
    { file: 'older.jpg', focal: { x: 0.2, y: 0.5 } },
    {
      file: 'photo.jpg',
      width: 1000,
      height: 600,
      alt: { en: '', sr: '' },
      caption: { en: '', sr: '' },
      focal: { x: 0.5, y: 0.5 },
      colour: '#2888b8',
      credit: CREDIT,
    },
  ]);
  const whole = [240, 320, 480, 640, 960].map((width) => `photo-${width}.avif`);
  const upright = [120, 180, 240, 320, 480].map((width) => `photo-upright-${width}.avif`);
  expect(readdirSync(pathOf('public')).sort()).toEqual([...whole, ...upright, 'photo-960.webp'].sort());
});

test('a photograph of a phone whose header decoders warn about is prepared, a damaged one is not', async () => {
  await dropPhoto(1000, 100);
  const path = pathOf('photos', 'photo.jpg');
  const bytes = readFileSync(path);
  const scan = bytes.indexOf(Buffer.from([0xff, 0xda]));
  bytes[scan + bytes.readUInt16BE(scan + 2)] = 0;
  writeFileSync(path, bytes);
  await expect(sharp(path).stats()).rejects.toThrow('Invalid SOS parameters');
  expect(await prepareAll()).toEqual([]);
  rmSync(pathOf('public'), { recursive: true });
  const cutOff = bytes.subarray(0, -100);
  // As of a copy with a hole: decoders fill it with grey.
  const withHole = Buffer.concat([cutOff, bytes.subarray(-20)]);
  for (const [damaged, fault] of [
    [cutOff, 'premature end of JPEG image'],
    [withHole, 'premature end of data segment'],
  ] as const) {
    writeFileSync(path, damaged);
    expect(await prepareAll()).toEqual([expect.stringContaining(fault)]);
  }
});

test('the lines of the other pictures stay as they are', async () => {
  const before = readFileSync(pathOf('pictures.json'), 'utf8');
  await dropPhoto(1000, 100);
  await prepareAll();
  const others = before.replace('\n]\n', '');
  expect(readFileSync(pathOf('pictures.json'), 'utf8').startsWith(`${others},\n  {\n`)).toBe(true);
});

test('it is not listed again, and what an editor wrote stays', async () => {
  await dropPhoto(1000, 100);
  await prepareAll();
  const text = readFileSync(pathOf('pictures.json'), 'utf8').replace('"en": ""', '"en": "The quay"');
  expect(text).toContain('The quay');
  writeFileSync(pathOf('pictures.json'), text);
  await prepareAll();
  expect(readFileSync(pathOf('pictures.json'), 'utf8')).toBe(text);
});

test('the entry of an editor, without measures, gets them where it stands', async () => {
  await dropPhoto(1000, 100);
  const entry = { file: 'photo.jpg', alt: { en: 'The quay', sr: 'Riva' }, focal: { x: 0.1, y: 0.5 } };
  writeFileSync(pathOf('pictures.json'), JSON.stringify([entry, { file: 'older.jpg' }]));
  await prepareAll();
  expect(list()).toEqual([{ ...entry, width: 1000, height: 100, colour: '#2888b8' }, { file: 'older.jpg' }]);
});

test('deleted files are prepared again, but not from another photograph, since the URLs of the first are cached', async () => {
  await dropPhoto(1000, 100);
  await prepareAll();
  const text = readFileSync(pathOf('pictures.json'), 'utf8');
  rmSync(pathOf('public'), { recursive: true });
  expect(await prepareAll()).toEqual([]);
  expect(readdirSync(pathOf('public'))).toContain('photo-960.webp');
  await dropPhoto(1000, 200);
  expect(await prepareAll()).toEqual([expect.stringContaining('photo.jpg: is not the listed photograph')]);
  for (const [height, colour] of [[100, '#c82808'], [200]] as const) {
    rmSync(pathOf('public'), { recursive: true, force: true });
    await dropPhoto(1000, height, colour);
    expect(await prepareAll()).toEqual([expect.stringContaining('photo.jpg: is not the listed photograph')]);
  }
  expect(readFileSync(pathOf('pictures.json'), 'utf8')).toBe(text);
});

test('a photograph whose name another has already is refused', async () => {
  await dropPhoto(1000, 100);
  copyFileSync(pathOf('photos', 'photo.jpg'), pathOf('photos', 'photo.png'));
  expect(await prepareAll()).toEqual([`${pathOf('photos', 'photo.png')}: photo.jpg has this name too; rename it`]);
});

test('a credit in another encoding is named itself, and spoils no list', async () => {
  await dropPhoto(1000, 100);
  // As Windows-1250 has it.
  writeFileSync(pathOf('photos', 'photo.txt'), Buffer.from('Ana Perovi\xe6', 'latin1'));
  const [fault, ...others] = await prepareAll();
  expect(fault).toMatch(
    /photos\/photo\.txt, line 1: has a letter in an encoding other than UTF-8; save the file as UTF-8/,
  );
  expect(others).toEqual([]);
  expect(list()).toHaveLength(1);
});

test('a list that cannot be read is named once with its line, and one with the mark of Windows programs can', async () => {
  await dropPhoto(1000, 100);
  copyFileSync(pathOf('photos', 'photo.jpg'), pathOf('photos', 'second.jpg'));
  writeFileSync(pathOf('photos', 'second.txt'), CREDIT);
  const text = readFileSync(pathOf('pictures.json'), 'utf8');
  writeFileSync(pathOf('pictures.json'), text.replace(': {', ' {'));
  expect(await prepareAll()).toEqual([expect.stringMatching(/pictures\.json, line 4: a comma, a quote or a bracket/)]);
  writeFileSync(pathOf('pictures.json'), `\uFEFF${text}`);
  expect(await prepareAll()).toEqual([]);
});

test('a list that is damaged meanwhile is named itself, not the photograph', async () => {
  await dropPhoto(1000, 100);
  const faults = await prepareAll(() => writeFileSync(pathOf('pictures.json'), '['));
  expect(faults).toEqual([expect.stringMatching(/pictures\.json, line 1: a comma, a quote or a bracket/)]);
});

test('each that cannot be prepared is named with the remedy, and the others are prepared', async () => {
  await dropPhoto(1000, 100);
  const small = sharp({ create: { width: 800, height: 600, channels: 3, background: '#2888b8' } });
  await small.jpeg().toFile(pathOf('photos', 'little.jpg'));
  for (const file of [
    'little.txt',
    'broken.jpg',
    'phone.HEIC',
    'browser.jfif',
    '._photo.jpg',
    'IMG 1234.JPG',
    'README.md',
    'Stara užarnica.jpg',
    'rope.JPG',
  ])
    writeFileSync(pathOf('photos', file), CREDIT);
  const faults = await prepareAll();
  expect(faults.map((fault) => fault.slice(pathOf('photos/').length))).toEqual([
    'IMG 1234.JPG: rename it to img-1234.jpg',
    'Stara užarnica.jpg: rename it to stara-uzarnica.jpg',
    expect.stringMatching(/^broken\.jpg: cannot be prepared \(.+\); save it again as a JPEG$/),
    'browser.jfif: save it as JPEG',
    'little.jpg: is 800 px wide; use one of at least 960',
    'phone.HEIC: save it as JPEG',
    'rope.JPG: rename it to rope.jpg',
  ]);
  expect(list().map(({ file }: { file: string }) => file)).toEqual(['older.jpg', 'photo.jpg']);
});

test('of prepared photographs only the headers are read, and the list once', async () => {
  await dropPhoto(1000, 100);
  copyFileSync(pathOf('photos', 'photo.jpg'), pathOf('photos', 'second.jpg'));
  writeFileSync(pathOf('photos', 'second.txt'), CREDIT);
  await prepareAll();
  const read = jest.spyOn(promises, 'readFile');
  const parse = jest.spyOn(JSON, 'parse');
  expect(await prepareAll()).toEqual([]);
  expect(read).not.toHaveBeenCalled();
  expect(parse).toHaveBeenCalledTimes(1);
});

test('a file cut off by a full disk is not kept, and is written by the next call', async () => {
  await dropPhoto(1000, 100);
  jest.spyOn(promises, 'writeFile').mockImplementationOnce(async (file) => {
    writeFileSync(String(file), 'cut off');
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC' });
  });
  const reason = 'cannot be prepared (ENOSPC: no space left on device, write)';
  expect(await prepareAll()).toEqual([`${pathOf('photos', 'photo.jpg')}: ${reason}`]);
  expect(readdirSync(pathOf('public'))).toEqual([]);
  expect(await prepareAll()).toEqual([]);
  expect((await sharp(pathOf('public', 'photo-240.avif')).metadata()).width).toBe(240);
});

test('each picture that takes time is reported, and finally the numbers of all and of new ones', async () => {
  await dropPhoto(1000, 100);
  const reports: string[] = [];
  await prepareAll((message) => reports.push(message));
  await prepareAll((message) => reports.push(message));
  const count = `1 photograph in ${pathOf('photos')}`;
  const isBeingPrepared = `${pathOf('photos', 'photo.jpg')}: is being prepared …`;
  expect(reports).toEqual([isBeingPrepared, `${count}, 1 new in pictures.json`, `${count}, 0 new in pictures.json`]);
});

test('a photograph without a credit that is not listed is a fault, and not prepared', async () => {
  await dropPhoto(1000, 100);
  rmSync(pathOf('photos', 'photo.txt'));
  const remedy =
    'delete it, add it to ‘Pictures’ in the editor, or write its author and licence into photo.txt beside it';
  expect(await prepareAll()).toEqual([`${pathOf('photos', 'photo.jpg')}: is not listed; ${remedy}`]);
  expect(existsSync(pathOf('public'))).toBe(false);
});

test('what is transparent is white, in the colour too', async () => {
  const picture = sharp({ create: { width: 1000, height: 600, channels: 4, background: '#2888b800' } });
  await picture.png().toFile(pathOf('photos', 'sign.png'));
  writeFileSync(pathOf('photos', 'sign.txt'), CREDIT);
  expect(await prepareAll()).toEqual([]);
  expect(list().at(-1)).toMatchObject({ file: 'sign.png', colour: '#f8f8f8' });
  for (const file of ['sign-240.avif', 'sign-upright-240.avif', 'sign-960.webp'])
    expect((await sharp(pathOf('public', file)).metadata()).hasAlpha).toBe(false);
});

test('a folder without photographs is counted too', async () => {
  const reports: string[] = [];
  await prepareAll((message) => reports.push(message));
  expect(reports).toEqual([`0 photographs in ${pathOf('photos')}, 0 new in pictures.json`]);
});

test('a photograph that is too small is reported before it has a credit, and not prepared', async () => {
  await dropPhoto(800, 600);
  rmSync(pathOf('photos', 'photo.txt'));
  const path = pathOf('photos', 'photo.jpg');
  expect(await prepareAll()).toEqual([`${path}: is 800 px wide; use one of at least 960`]);
  expect(existsSync(pathOf('public'))).toBe(false);
});
