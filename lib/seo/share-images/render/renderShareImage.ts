import sharp, { type OverlayOptions } from 'sharp';
import { cropPicture, type SourcePicture } from '@/lib/seo/share-images/render/cropPicture';
import { backdrop, gateLeft, MARK, mark, shade } from '@/lib/seo/share-images/render/overlay';
import { cleanText, type RenderedText, renderLabel, renderTitle } from '@/lib/seo/share-images/render/text';
import { SHARE_IMAGE_SIZE } from '@/lib/seo/share-images/shareImage';

export type ShareImageInput = { town: string; label: string; title: string; picture: SourcePicture | null };

const MARGIN = 64;
const TITLE_HEIGHT = 330;
/** The bottom of the title, and the gap above it. */
const TITLE_BOTTOM = SHARE_IMAGE_SIZE.height - 58;
const TITLE_GAP = 26;
const LABEL_SIZE = 26;
const LABEL_INDENT = 47;
const LABEL_HEIGHT = 60;
/** How far the separator in the label reaches below the baseline, on which the mark stands. */
const BELOW_BASELINE = 6;

/** In characters. */
const MAX_TITLE = 240;
const MAX_LABEL = 38;

/** Messengers ignore larger files. */
const MAX_BYTES = 200_000;
const QUALITIES = [82, 70, 55, 40];

const layer = ({ pixels, width, height }: RenderedText, left: number, bottom: number): OverlayOptions => ({
  input: pixels,
  raw: { width, height, channels: 4 },
  left: Math.round(left),
  top: bottom - height,
});

async function encode(pixels: Buffer): Promise<Buffer> {
  let jpeg = Buffer.alloc(0);
  for (const quality of QUALITIES) {
    jpeg = await sharp(pixels, { raw: { ...SHARE_IMAGE_SIZE, channels: 3 } })
      .jpeg({ quality, progressive: true })
      .toBuffer();
    if (jpeg.byteLength <= MAX_BYTES) break;
  }
  return jpeg;
}

/**
 * Renders a share image as a JPEG: the picture cropped around its focal point, a gradient as high as the text needs, the
 * town’s mark and the label on one line, the title below.
 */
export async function renderShareImage({ town, label, title, picture }: ShareImageInput): Promise<Buffer> {
  const size = SHARE_IMAGE_SIZE;
  const maxWidth = (picture ? size.width : gateLeft(size)) - 2 * MARGIN;
  // The town stands for a title in another script.
  const titleText = await renderTitle(cleanText(title, MAX_TITLE) || town, { width: maxWidth, height: TITLE_HEIGHT });
  const labelBox = { width: maxWidth - LABEL_INDENT, height: LABEL_HEIGHT };
  const labelText = await renderLabel(town, cleanText(label, MAX_LABEL) || '…', LABEL_SIZE, labelBox);
  const labelBottom = TITLE_BOTTOM - titleText.height - TITLE_GAP;
  const markTop = labelBottom - BELOW_BASELINE - MARK.height;
  const base = picture
    ? sharp(await cropPicture(picture, size), { raw: { ...size, channels: 3 } })
    : sharp(Buffer.from(backdrop(size)));
  const layers = [
    ...(picture ? [{ input: Buffer.from(shade(size, markTop)) }] : []),
    { input: Buffer.from(mark(size, MARGIN, markTop)) },
    layer(labelText, MARGIN + LABEL_INDENT, labelBottom),
    layer(titleText, MARGIN, TITLE_BOTTOM),
  ];
  return encode(await base.composite(layers).removeAlpha().raw().toBuffer());
}
