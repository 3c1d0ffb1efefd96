import { getNotices } from '@/lib/cms/notices';
import { getLatestNews } from '@/lib/cms/queries';
import { mapResult } from '@/lib/cms/result';
import { staleIfError } from '@/lib/cms/staleIfError';
import { clock } from '@/lib/i18n/clock';
import { inEachLanguage, LANGUAGES, type Language } from '@/lib/i18n/language';
import { translator } from '@/lib/i18n/translator';
import { toFeed } from '@/lib/seo/feed';
import { env } from '@/lib/server/env';
import { answerDocument, answerMissing, answerUnavailable } from '@/lib/server/http/answers';

export const dynamic = 'force-dynamic';

const cachedFeed = (language: Language) =>
  staleIfError(`feed.${language}`, async () => {
    const t = translator(language);
    const words = {
      title: t('NewsPage.metaTitle'),
      subtitle: t('NewsPage.metaDescription'),
      guidance: t('ArticlePage.guidance'),
    };
    const notices = await getNotices(language, clock.now());
    return mapResult(await getLatestNews(), ({ data }) => toFeed(data, language, env().siteUrl, words, notices));
  });

const feeds = inEachLanguage(cachedFeed);

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
