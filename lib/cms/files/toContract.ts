import { DATE_NOT_CONFIRMED, GUIDANCE } from '@/lib/articles/tags';
import type {
  ArticleEntry,
  CategoryEntry,
  EventEntry,
  NewsEntry,
  PictureEntry,
  TextFront,
} from '@/lib/cms/files/entrySchemas';
import type { CategoryFolder } from '@/lib/cms/files/library';
import { type Targets, toHtml } from '@/lib/cms/files/markdown';
import { type Folder, slugOf } from '@/lib/cms/files/readFolder';
import { latestOccurrence, nextOccurrence } from '@/lib/cms/files/schedule';
import type { ArticleType, ContractArticle, ContractImage, ContractReference } from '@/lib/cms/schema/article';
import type { ContractCategory, ContractSubcategory } from '@/lib/cms/schema/category';
import { type ContractText, NO_TEXT } from '@/lib/cms/schema/text';
import { townDay } from '@/lib/i18n/dates';
import { addDays } from '@/lib/i18n/day';
import { inEachLanguage } from '@/lib/i18n/language';
import { pictureCredit } from '@/lib/pictures/pictureCredit';
import { preparedFile, preparedUrl } from '@/lib/pictures/preparedPicture';
import { site } from '@/lib/site';

const bothTexts = (folder: Folder<unknown>, field: keyof TextFront): ContractText =>
  inEachLanguage((language) => folder.texts[language].front[field]);

/** Reports broken links and pictures as faults. */
type ReportingTargets = Targets & { addFault(fault: string): void };

const bothBodies = (folder: Folder<unknown>, targets: ReportingTargets): ContractText =>
  inEachLanguage((language) => {
    const onLost = (href: string) =>
      targets.addFault(`${folder.path}/text.${language}.md: text: ${href} leads nowhere`);
    return toHtml(folder.texts[language].markdown, language, targets, onLost) || undefined;
  });

const toSeo = (folder: Folder<unknown>): ContractArticle['seo'] => ({
  title: bothTexts(folder, 'seoTitle'),
  description: bothTexts(folder, 'seoDescription'),
  keywords: bothTexts(folder, 'keywords'),
  slug: inEachLanguage((language) => slugOf(folder, language)),
});

const midnight = (day: string): string => `${day}T00:00:00.000Z`;

function toDates({ published, updated }: Pick<CategoryEntry, 'published' | 'updated'>) {
  const created = midnight(published);
  return { publishDate: created, createdAt: created, updatedAt: midnight(updated ?? published) };
}

function toContractImage(picture: PictureEntry | undefined): ContractImage | null {
  if (!picture) return null;
  const { file, width, height, alt, caption, focal, colour, credit } = picture;
  const url = preparedUrl(file);
  return {
    _id: file.replace(/\.\w+$/, ''),
    alt,
    caption,
    credit: pictureCredit(credit),
    url,
    thumbnailUrl: preparedFile(url, width, 0),
    name: file,
    width,
    height,
    focal,
    colour,
  };
}

export const toReference = (folder: Folder<CategoryEntry>): ContractReference => ({
  _id: folder.id,
  title: bothTexts(folder, 'title'),
  seo: toSeo(folder),
});

const sharedOfCategory = (folder: Folder<CategoryEntry>, targets: ReportingTargets) => ({
  ...toReference(folder),
  description: bothBodies(folder, targets),
  image: toContractImage(targets.picture(folder.facts.picture ?? '')),
  status: 'published',
  ...toDates(folder.facts),
});

export function toContractCategory(
  folder: Folder<CategoryEntry> | CategoryFolder,
  targets: ReportingTargets,
): ContractCategory {
  const subfolders = 'subcategories' in folder ? folder.subcategories : [];
  const subcategories = subfolders.map(
    (subfolder): ContractSubcategory => ({ ...sharedOfCategory(subfolder, targets), categoryId: folder.id }),
  );
  return { ...sharedOfCategory(folder, targets), subcategories };
}

type References = { category: ContractReference | null; subcategory: ContractReference | null };

export function toContractArticle(
  folder: Folder<ArticleEntry>,
  type: ArticleType,
  { category, subcategory }: References,
  targets: ReportingTargets,
): ContractArticle {
  const { tags, picture, author } = folder.facts;
  const dates = toDates(folder.facts);
  return {
    _id: folder.id,
    title: bothTexts(folder, 'title'),
    description: bothTexts(folder, 'description'),
    summary: bothTexts(folder, 'summary'),
    content: bothBodies(folder, targets),
    seo: toSeo(folder),
    type,
    status: 'published',
    author: author ?? site.shortName,
    tags,
    image: toContractImage(targets.picture(picture)),
    category,
    subcategory,
    ...dates,
    publishedAt: dates.publishDate,
    startDate: null,
    endDate: null,
    place: NO_TEXT,
  };
}

/** Dates guidance by the latest beginning of its season, so that what helps in winter is new in winter; other news as it is. */
export function withSeason(news: ContractArticle, { season }: NewsEntry, now: Date): ContractArticle {
  if (!season) return news;
  const date = midnight(latestOccurrence(season, townDay(now)));
  return { ...news, publishDate: date, publishedAt: date, tags: [...news.tags, GUIDANCE] };
}

/** Sets the dates of the next occurrence of an event. Its page last changed on the day after the previous one. */
export function withDates(event: ContractArticle, { when, place }: EventEntry, now: Date): ContractArticle {
  const tags = when.certain ? event.tags : [...event.tags, DATE_NOT_CONFIRMED];
  const moved = midnight(addDays(latestOccurrence(when.to, addDays(townDay(now), -1)), 1));
  const updatedAt = event.updatedAt && event.updatedAt > moved ? event.updatedAt : moved;
  return { ...event, ...nextOccurrence(when.from, when.to, now), updatedAt, tags, place };
}
