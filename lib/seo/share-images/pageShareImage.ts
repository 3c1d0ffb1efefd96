import 'server-only';
import { getCategory, getSubcategory } from '@/lib/cms/categories';
import { sectionOf, titleOf } from '@/lib/cms/mappers/references';
import { confirmedDates } from '@/lib/cms/mappers/toCard';
import { getNewsCategory } from '@/lib/cms/newsCategory';
import { getArticle } from '@/lib/cms/queries';
import { found, mapResult, type Result } from '@/lib/cms/result';
import type { ContractArticle, ContractImage } from '@/lib/cms/schema/article';
import type { Language } from '@/lib/i18n/language';
import { pickText } from '@/lib/i18n/localizedText';
import { MESSAGES } from '@/lib/i18n/messages';
import { pagePicture } from '@/lib/pictures/pagePictures';
import { preparedUrl } from '@/lib/pictures/preparedPicture';
import { sitePictureEntry } from '@/lib/pictures/sitePicture';
import { PAGE_KINDS, type SitePage } from '@/lib/routing/pageKinds';
import type { ShareImageSubject } from '@/lib/routing/shareImageAddress';
import { type ShareImage, type SharePicture, toSharePicture } from '@/lib/seo/share-images/shareImage';

const picture = (image: ContractImage | null, language: Language) =>
  image && toSharePicture(image, pickText(image.alt, language)?.text ?? null);

function articleLabel(article: ContractArticle, language: Language): string {
  if (article.type === 'event') {
    return [MESSAGES[language].ShareCard.event, confirmedDates(article)].filter(Boolean).join(' · ');
  }
  if (article.category) return titleOf(article.category, language).text;
  return MESSAGES[language].Navigation[sectionOf(article)];
}

/** The share image of a page: its metadata takes the version from it, and its route handler renders it. */
export async function pageShareImage(language: Language, subject: ShareImageSubject): Promise<Result<ShareImage>> {
  switch (subject.kind) {
    case 'article':
      return mapResult(await getArticle(subject.id), (article) => ({
        label: articleLabel(article, language),
        title: titleOf(article, language).text,
        picture: picture(article.image, language),
      }));
    case 'newsCategory':
      return mapResult(await getNewsCategory(subject.id, 1), ({ category }) => ({
        label: MESSAGES[language].Navigation.news,
        title: titleOf(category, language).text,
        picture: siteSharePicture('news', language),
      }));
    case 'category':
      return mapResult(await getCategory(subject.id), (category) => ({
        label: MESSAGES[language].Navigation.guide,
        title: titleOf(category, language).text,
        picture: picture(category.image, language),
      }));
    case 'subcategory':
      return mapResult(await getSubcategory(subject.id), ({ category, subcategory }) => ({
        label: titleOf(category, language).text,
        title: titleOf(subcategory, language).text,
        picture: picture(subcategory.image, language),
      }));
    case 'sharedTrip':
      return found({
        ...siteShareImage(language, 'trip'),
        title: MESSAGES[language].TripPage.myTrip.sharedTitle,
      });
    default:
      return found(siteShareImage(language, subject.kind));
  }
}

function siteSharePicture(page: SitePage, language: Language): SharePicture | null {
  const file = pagePicture(page);
  if (!file) return null;
  const entry = sitePictureEntry(file);
  return toSharePicture({ ...entry, url: preparedUrl(file) }, entry.alt[language]);
}

/** The share image of a site page, with `title` and `shareLabel` of its messages. */
function siteShareImage(language: Language, page: SitePage): ShareImage {
  const { shareLabel, title } = MESSAGES[language][PAGE_KINDS[page].messages];
  return { label: shareLabel, title, picture: siteSharePicture(page, language) };
}
