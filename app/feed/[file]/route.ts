import { getTranslations } from 'next-intl/server';
import { getNotices } from '@/lib/cms/notices';
import { getLatestNews } from '@/lib/cms/queries';
import { mapResult } from '@/lib/cms/result';
import { staleIfError } from '@/lib/cms/staleIfError';
import { clock } from '@/lib/i18n/clock';
import { LANGUAGE_TAG, LANGUAGES, type Language } from '@/lib/i18n/language';
import { toFeed } from '@/lib/seo/feed';
import { env } from '@/lib/server/env';
import { answerDocument, answerMissing, answerUnavailable } from '@/lib/server/http/answers';

export const dynamic = 'force-dynamic';

const cachedFeed = (language: Language) =>
  staleIfError(`feed.${language}`, async () => {
    const t = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'NewsPage' });
    const article = await getTranslations({ locale: LANGUAGE_TAG[language], namespace: 'ArticlePage' });
    const words = { title: t('metaTitle'), subtitle: t('metaDescription'), guidance: article('guidance') };
    const notices = await getNotices(language, clock.now());
    return mapResult(await getLatestNews(), ({ data }) => toFeed(data, language, env().siteUrl, words, notices));
  });

const feeds = { en: cachedFeed('en'), sr: cachedFeed('sr') };

type Context = { params: Promise<{ file: string }> };

/** The latest news, `/feed/{language}.xml`. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  const { file } = await params;
  const language = LANGUAGES.find((each) => file === `${each}.xml`);
  if (!language) return answerMissing();
  const feed = await feeds[language]();
  if (feed.state !== 'found') return answerUnavailable();
  return answerDocument(request, { body: feed.value, type: 'application/atom+xml; charset=utf-8', maxAge: 300 });
}
