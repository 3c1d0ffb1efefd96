import { formatDate } from '@/lib/i18n/dates';
import type { Language } from '@/lib/i18n/language';
import { SAVED_COPY_ID } from '@/lib/offline/savedCopy';
import { savedAt } from '@/lib/offline/savedPage';
import { SavedCopy as en } from '@/messages/en.json';
import { SavedCopy as sr } from '@/messages/sr.json';

const WORDS: Record<Language, typeof en> = { en, sr };

/** The page with a note that says when it was saved. React does not touch elements that it did not render into the body. */
export async function showSavedPage(saved: Response, language: Language): Promise<Response> {
  const { label, savedOn, text } = WORDS[language];
  const day = savedOn.replace('{date}', formatDate(savedAt(saved)));
  const note = `<aside id="${SAVED_COPY_ID}" aria-label="${label}"><p><strong>${day}</strong> ${text}</p></aside>`;
  const html = await saved.text();
  const end = html.lastIndexOf('</body>');
  return new Response(`${html.slice(0, end)}${note}${html.slice(end)}`, { headers: saved.headers });
}
